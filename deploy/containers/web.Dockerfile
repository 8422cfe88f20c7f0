# The page server with the storefront, built for the shop of a folder.
# Build: docker build -f deploy/containers/web.Dockerfile --build-context shop=/path/of/the/shop/folder -t shop-web .

# The build context `shop` takes the place of this stage; without it the build stops: it finds no `shop.json`.
FROM scratch AS shop

FROM node:24-slim AS storefront
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile
COPY --from=shop / /srv/shop
RUN SHOP_DIR=/srv/shop pnpm build --filter=@shop/storefront

FROM node:24-slim AS dependencies
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages packages
COPY apps/ssr-server apps/ssr-server
RUN pnpm install --prod --frozen-lockfile --filter @shop/ssr-server...

FROM node:24-slim
WORKDIR /app
ARG SOURCE_REVISION=development
ENV NODE_ENV=production SHOP_MODE=production SHOP_DIR=/srv/shop PORT=3000 STOREFRONT_DIST=/app/apps/storefront/dist \
  SOURCE_REVISION=$SOURCE_REVISION MALLOC_ARENA_MAX=1 NODE_COMPILE_CACHE=/tmp/compiled
COPY --from=dependencies /app /app
COPY --from=storefront /app/apps/storefront/dist /app/apps/storefront/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "--conditions=@shop/source", "apps/ssr-server/src/main.ts"]
