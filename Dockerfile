# syntax=docker/dockerfile:1
# The shop as an image: docs/guides/go-live.md#in-containers
FROM node:24-trixie-slim AS build
WORKDIR /krok
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# The base has a Node already.
RUN npm run build && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-trixie-slim
# For `npm run backup` and `npm run restore`: pg_dump of PostgreSQL 17, which reads older servers too.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /krok
COPY --from=build /krok ./
RUN mkdir /data /backups && chown node:node /data /backups
USER node
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, so that signals reach the shop.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "--v8-pool-size=1", "build/programs/server.js"]
