#!/bin/bash

# Tablée of the version that the manifest names, in a virtual environment of its own.
_install_tablee() {
    python3 -m venv --clear "$install_dir/venv"
    ynh_hide_warnings "$install_dir/venv/bin/pip" install --no-cache-dir "tablee==$(ynh_app_upstream_version)"
    chown -R root:"$app" "$install_dir"
    chmod -R u=rwX,g=rX,o= "$install_dir"
    chown -R "$app:$app" "$data_dir"
    chmod 700 "$data_dir"
}
