# Counterpart in one image: server, worker and command line (ROLE chooses). Without DATABASE_URL and S3_BUCKET all data is in /data, which
# is all that is written besides /tmp. `bun scripts/container-check.ts` builds it and tries what comes out.

# The server as a few scripts, the browser part, and the files of packages that are used.
FROM oven/bun:1.4.5-slim AS build
WORKDIR /build
COPY package.json bun.lock bunfig.toml ./
COPY patches patches
RUN bun install --frozen-lockfile --production
COPY . .
RUN bun scripts/build.ts && bun scripts/bundle.ts /bundle --at /app

# The system: the C and C++ libraries, a shell and `nice` for the limits of child processes, an init. No package manager, nothing setuid.
# Scanners find the packages' versions in status.d.
FROM debian:trixie-slim AS system
WORKDIR /packages
RUN apt-get update && apt-get download base-files libc6 libgcc-s1 gcc-14-base libstdc++6 busybox tini coreutils
RUN mkdir -p /system/var/lib/dpkg/status.d && for deb in *.deb; do \
      files=; case "$deb" in coreutils_*) files="./usr/bin/nice ./usr/share/doc/coreutils/copyright";; esac; \
      dpkg-deb --fsys-tarfile "$deb" | tar -x -C /system $files && \
      dpkg-deb --field "$deb" > "/system/var/lib/dpkg/status.d/${deb%%_*}" || exit 1; \
    done
WORKDIR /system
RUN rm -rf usr/lib/*/gconv usr/share/gcc usr/bin/tini-static usr/share/man usr/share/lintian var/lock var/tmp && \
    find usr/share/doc -type f ! -name copyright -delete && \
    for command in sh rm sleep test wget; do ln -s busybox "usr/bin/$command"; done && \
    echo 'root:x:0:0:root:/tmp:/bin/sh' > etc/passwd && \
    echo 'nobody:x:65534:65534:nobody:/tmp:/bin/sh' >> etc/passwd && \
    echo 'counterpart:x:1000:1000:counterpart:/tmp:/bin/sh' >> etc/passwd && \
    printf 'root:x:0:\nnogroup:x:65534:\ncounterpart:x:1000:\n' > etc/group && \
    echo 'hosts: files dns' > etc/nsswitch.conf && \
    mkdir data && chown 1000:1000 data

FROM scratch
# Owners stay as they are. `--chown` would not reach /data: builders leave a folder alone that is there already.
COPY --from=system /system /
COPY --from=build /usr/local/bin/bun /usr/local/bin/bun
COPY --from=build /bundle /app
ENV PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production BUN_RUNTIME_TRANSPILER_CACHE_PATH=0 \
    HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
LABEL org.opencontainers.image.title="Counterpart" \
      org.opencontainers.image.description="Contract review in which every finding shows the sentence that proves it" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
USER 1000:1000
VOLUME /data
EXPOSE 3000
# A worker does not listen; its life is the container's.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD test "$ROLE" = worker || wget -q -O /dev/null "http://127.0.0.1:$PORT/api/health"
STOPSIGNAL SIGTERM
# tini passes the signal on and reaps what is orphaned; the server then ends HTTP, worker and database, in this order.
ENTRYPOINT ["tini", "--"]
CMD ["bun", "src/main.js"]
