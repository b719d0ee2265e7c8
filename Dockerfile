# Counterpart in one image: server, worker and command line (ROLE chooses). Without DATABASE_URL and S3_BUCKET all data is in /data.
FROM oven/bun:1.4.5 AS build
WORKDIR /app
COPY package.json bun.lock bunfig.toml ./
COPY patches patches
RUN bun install --frozen-lockfile --production
COPY . .
RUN bun scripts/build.ts

FROM oven/bun:1.4.5-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /app /app
RUN mkdir /data && chown bun:bun /data
USER bun
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["bun", "-e", "process.exit((await fetch(`http://127.0.0.1:${process.env.PORT}/api/health`)).ok ? 0 : 1)"]
# In order: HTTP, worker, database. The init process passes the signal on and reaps what is left.
STOPSIGNAL SIGTERM
CMD ["bun", "src/main.ts"]
