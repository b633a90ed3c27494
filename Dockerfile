# syntax=docker/dockerfile:1
# The image of a node: docker build --tag registry-node .
# To pin the base image: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:<digest>
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS dashboard
WORKDIR /registry
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
COPY conformance/package.json conformance/
COPY contract/package.json contract/
COPY create/package.json create/
RUN npm ci --ignore-scripts
COPY generated generated
COPY client client
COPY server server
RUN npm run build:dashboard

# The packages node-* are copies of Node.js, which the base image has.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /registry
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
COPY conformance/package.json conformance/
COPY contract/package.json contract/
COPY create/package.json create/
RUN npm ci --ignore-scripts --omit=dev && rm -rf node_modules/node-* node_modules/.bin/node

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Registry Node" \
  org.opencontainers.image.description="A registry node for AI agents, contract first." \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0
RUN install --directory --owner=1000 --group=1000 --mode=0700 /data
COPY package.json LICENSE /registry/
COPY --from=dependencies /registry/node_modules /registry/node_modules
COPY generated /registry/generated
COPY deploy /registry/deploy
COPY client /registry/client
# With the dashboard, which must be newer than its sources. Otherwise the node would build it again.
COPY --from=dashboard /registry/server /registry/server
# The database and the key file are in ./data, so that they are in the volume.
WORKDIR /
VOLUME ["/data"]
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "const { HOST = '', PORT = 3000 } = process.env; const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST; fetch(`http://${host}:${PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No shell and no npm, so that the node gets SIGTERM. An argument replaces the command: docker run registry-node --help
ENTRYPOINT ["node", "/registry/server/registry-node.js"]
CMD ["start"]
