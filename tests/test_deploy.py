"""What is in deploy/, the Dockerfile and compose.yaml fit each other and the command that they start.

Each package was also checked with the tools of the system that it is for; those cannot be had by the checks.
"""

import configparser
import json
import os
import re
import shlex
import subprocess
import tomllib
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee import __version__
from tablee.cli import main
from tablee.commands.serve import serve
from tablee.server.serve import Door
from tests.services import Nginx
from tests.table_server import open_server

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
ADD_ON = DEPLOY / "home-assistant/tablee"
UMBREL = DEPLOY / "umbrel/tablee"
YUNOHOST = DEPLOY / "yunohost"
UNIT = DEPLOY / "systemd/tablee.service"
TEXTS = [path for path in (*DEPLOY.rglob("*"), ROOT / "Dockerfile", ROOT / "compose.yaml") if path.is_file()]


def yaml(path: Path) -> Any:
    return msgspec.yaml.decode(path.read_bytes())


def toml(path: Path) -> Any:
    return tomllib.loads(path.read_text())


def instructions(dockerfile: Path) -> dict[str, str]:
    """By name, the last of each; lines that go on are one."""
    text = re.sub(r"\\\n\s*", " ", dockerfile.read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {name: rest for name, _, rest in (line.partition(" ") for line in lines)}


def command(dockerfile: Path) -> list[str]:
    found: list[str] = json.loads(instructions(dockerfile)["CMD"])
    return found


def unit(path: Path, name: str) -> list[str]:
    """All values of this setting of the service."""
    lines = path.read_text().partition("[Service]")[2].splitlines()
    return [line.partition("=")[2] for line in lines if line.startswith(f"{name}=")]


def test_packages_have_the_version_of_tablee() -> None:
    assert yaml(ADD_ON / "config.yaml")["version"] == __version__
    assert yaml(UMBREL / "umbrel-app.yml")["version"] == __version__
    image = yaml(UMBREL / "docker-compose.yml")["services"]["server"]["image"].partition("@")[0]
    assert image.endswith(f"/tablee:{__version__}")
    assert re.fullmatch(rf"{re.escape(__version__)}~ynh\d+", toml(YUNOHOST / "manifest.toml")["version"])


@pytest.mark.parametrize("dockerfile", [ROOT / "Dockerfile", ADD_ON / "Dockerfile"], ids=["own", "add-on"])
def test_a_container_listens_where_it_says(dockerfile: Path) -> None:
    words = command(dockerfile)
    port = words[words.index("--port") + 1]
    assert words[words.index("--host") + 1] == "0.0.0.0"
    assert instructions(dockerfile)["EXPOSE"] == port


def test_everybody_asks_at_the_port_of_the_container() -> None:
    port = int(instructions(ROOT / "Dockerfile")["EXPOSE"])
    assert f"127.0.0.1:{port}/healthz" in instructions(ROOT / "Dockerfile")["HEALTHCHECK"]
    compose = yaml(ROOT / "compose.yaml")
    # This machine only, as the documentation says, unless somebody wants otherwise.
    assert compose["services"]["tablee"]["ports"] == [f"${{TABLEE_PUBLISH:-127.0.0.1}}:{port}:{port}"]
    balancer = compose["configs"]["caddyfile"]["content"]
    assert f"one:{port} two:{port}" in balancer
    assert "health_uri /readyz" in balancer  # a server that closes, or without its database, gets nobody new
    assert yaml(UMBREL / "docker-compose.yml")["services"]["app_proxy"]["environment"]["APP_PORT"] == port
    add_on = yaml(ADD_ON / "config.yaml")
    assert add_on["ingress_port"] == int(instructions(ADD_ON / "Dockerfile")["EXPOSE"]) == port
    assert list(add_on["ports"]) == list(add_on["ports_description"]) == [f"{port}/tcp"]
    assert add_on["watchdog"] == f"http://[HOST]:[PORT:{port}]/healthz"


def test_every_setting_is_one_of_the_command() -> None:
    known = {option.envvar for option in serve.params} | {
        "TABLEE_POSTGRES_PASSWORD",
        "TABLEE_PUBLISH",
    }  # compose's own
    found = {
        (path.name, name) for path in TEXTS for name in re.findall(r"\bTABLEE_[A-Z_]+", path.read_text())
    }
    assert {(file, name) for file, name in found if name not in known} == set()
    assert len(found) > 10


@pytest.mark.parametrize(
    "words",
    [
        command(ROOT / "Dockerfile"),
        command(ADD_ON / "Dockerfile"),
        shlex.split(unit(UNIT, "ExecStart")[0]),
        shlex.split(unit(YUNOHOST / "conf/systemd.service", "ExecStart")[0]),
    ],
    ids=["Dockerfile", "add-on", "systemd", "YunoHost"],
)
def test_what_is_started_is_tablee_serve(words: list[str]) -> None:
    assert Path(words[0]).name == "tablee"
    assert words[1] == "serve"
    serve.make_context("serve", words[2:], **main.context_settings)  # it raises for what it does not know


def test_data_are_kept_where_a_container_keeps_them() -> None:
    for dockerfile in (ROOT / "Dockerfile", ADD_ON / "Dockerfile"):
        assert "TABLEE_DATABASE=/data/tablee.sqlite" in dockerfile.read_text()
    assert "NUMBA_CACHE_DIR=/data/" in (ROOT / "Dockerfile").read_text()  # nothing is compiled twice
    assert yaml(ROOT / "compose.yaml")["services"]["tablee"]["volumes"] == ["tables:/data"]
    assert yaml(UMBREL / "docker-compose.yml")["services"]["server"]["volumes"] == [
        "${APP_DATA_DIR}/data:/data"
    ]
    assert (UMBREL / "data").is_dir()


def test_the_add_on_has_what_home_assistant_asks_for() -> None:
    config = yaml(ADD_ON / "config.yaml")
    assert {"name", "version", "slug", "description", "arch"} <= config.keys()
    assert config["slug"] == ADD_ON.name
    assert config["ingress"] is True
    assert yaml(DEPLOY / "home-assistant/repository.yaml")["name"]


def test_the_app_has_what_umbrel_asks_for() -> None:
    app = yaml(UMBREL / "umbrel-app.yml")
    wanted = {
        "manifestVersion", "id", "name", "tagline", "category", "version", "port", "description", "developer",
        "website", "repo", "support", "submitter", "submission", "gallery", "releaseNotes", "dependencies",
        "path", "defaultUsername", "defaultPassword",
    }  # fmt: skip
    assert wanted <= app.keys()
    assert app["id"] == UMBREL.name
    services = yaml(UMBREL / "docker-compose.yml")["services"]
    assert services["app_proxy"]["environment"]["APP_HOST"] == f"{app['id']}_server_1"


def test_the_package_has_what_yunohost_asks_for() -> None:
    manifest = toml(YUNOHOST / "manifest.toml")
    assert manifest["packaging_format"] == 2
    asked = {"id", "name", "description", "version", "maintainers", "upstream", "integration"}
    assert asked <= manifest.keys()
    assert {"domain", "path", "init_main_permission"} <= manifest["install"].keys()
    assert {"system_user", "install_dir", "data_dir", "permissions", "ports"} <= manifest["resources"].keys()
    for name in ("README.md", "LICENSE", "tests.toml", "doc/DESCRIPTION.md", "conf/nginx.conf"):
        assert (YUNOHOST / name).is_file()
    assert (YUNOHOST / "LICENSE").read_text() == (ROOT / "LICENSE").read_text()


@pytest.mark.parametrize(
    "name", ["install", "upgrade", "remove", "backup", "restore", "change_url", "_common.sh"]
)
def test_scripts_of_the_package_can_be_read(name: str) -> None:
    script = YUNOHOST / "scripts" / name
    assert name == "_common.sh" or os.access(script, os.X_OK)
    subprocess.run(["bash", "-n", script], check=True)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/tablee", "/"])
def test_the_nginx_of_yunohost_leads_to_the_server(tmp_path: Path, path: str) -> None:
    """The proxy and the unit of the package agree about the path."""
    assert "TABLEE_ROOT_PATH=__PATH__" in unit(YUNOHOST / "conf/systemd.service", "Environment")
    before = path.rstrip("/")  # YunoHost does not double a slash either
    template = (YUNOHOST / "conf/nginx.conf").read_text().replace("__PATH__/", f"{before}/")
    with (
        open_server(tmp_path, Door(port=0, root_path=before)) as server,
        Nginx(template.replace("__PORT__", str(server.port))) as proxy,
        urllib.request.urlopen(f"{proxy.url}{before}/t/K7Q2MX", timeout=30) as answer,
    ):
        assert b'<base href="../"' in answer.read()


def test_both_units_shut_the_server_in_alike() -> None:
    """YunoHost has a user and a folder for each app already."""

    def settings(path: Path) -> set[str]:
        return {line for line in path.read_text().partition("[Service]")[2].splitlines() if "=" in line}

    only_ours = settings(UNIT) - settings(YUNOHOST / "conf/systemd.service")
    own = (
        "Environment", "ExecStart", "DynamicUser", "StateDirectory", "CacheDirectory", "PrivateUsers",
        "ProtectHome",
    )  # fmt: skip
    assert [line for line in only_ours if not line.startswith(own)] == []
    for path in (UNIT, YUNOHOST / "conf/systemd.service"):
        configparser.RawConfigParser(strict=False).read_string(path.read_text())
