# Tablée with everything it can use. Small on purpose: see docs/hosting.md.
FROM python:3.13-slim

WORKDIR /opt/tablee
COPY pyproject.toml hatch_build.py constraints.txt server.lock README.md LICENSE ./
COPY src src
COPY web web
RUN pip install --no-cache-dir --require-hashes --requirement server.lock \
    && pip install --no-cache-dir --no-deps --constraint constraints.txt . \
    && useradd --create-home tablee \
    && install --directory --owner=tablee --mode=0700 /data

USER tablee
# Beside the tables, in the volume: code that is compiled here, so that a new container need not do it again.
ENV TABLEE_DATABASE=/data/tablee.sqlite NUMBA_CACHE_DIR=/data/compiled
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]
CMD ["tablee", "serve", "--host", "0.0.0.0", "--port", "8000"]
