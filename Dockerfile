# Saldo in one image: Node, the built server and web, and the packages with binaries.
#   docker build -t saldo .
ARG NODE=node:24.21.0-trixie-slim

FROM ${NODE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# Install scripts stay off: better-sqlite3 includes its binary.
RUN npm ci --ignore-scripts --include=dev --include=optional
COPY . .
RUN node scripts/build-city-table.ts && npm run build
# The image's files, readable for every account regardless of their modes in the checkout.
RUN mkdir image \
  && cp -R LICENSE dist image \
  && node scripts/write-image-package.ts image/package.json \
  && node scripts/copy-server-packages.ts image/node_modules \
  && chmod -R u=rwX,go=rX image

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# The base image's account "node", by number, so that a cluster can see that it is not root.
RUN install --directory --mode=0700 --owner=1000 --group=1000 /data /data/backups
COPY --from=build /build/image ./
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Checks whether it takes requests. Not /readyz: a restart does not help if the database is down.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "dist/server/start.js"]
