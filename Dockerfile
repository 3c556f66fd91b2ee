# The shop as an image, for amd64 and arm64: docs/guides/containers.md
FROM docker.io/library/node:24-trixie-slim AS build
# For backups: tools of PostgreSQL 17, which read older servers too.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client
WORKDIR /krok
COPY package.json package-lock.json ./
# An image must not have another release's tag: it would take away the way back.
ARG VERSION
RUN version=$(node -p 'require("./package.json").version') && [ "${VERSION:-$version}" = "$version" ] \
  || { echo "This is KROK $version, not $VERSION: set KROK_VERSION=$version in .env." >&2; exit 1; }
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build && node scripts/copy-release.ts /release

FROM docker.io/library/node:24-trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends libpq5 libreadline8t64 \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /data /backups && chown node:node /data /backups
# Without the package that they are in, which brings Perl.
COPY --from=build /usr/lib/postgresql/17/bin/pg_dump /usr/lib/postgresql/17/bin/pg_restore /usr/lib/postgresql/17/bin/psql /usr/local/bin/
WORKDIR /krok
COPY --from=build /release ./
USER node
ENV NODE_ENV=production DATA_DIR=/data BACKUP_URL=/backups HOST=0.0.0.0 PORT=3000
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, so that signals reach the shop.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "--v8-pool-size=1", "build/programs/server.js"]
