export { contentPages } from './content-pages.ts';
export { machineRoutes } from './feed-routes.ts';
export { productAddress } from './link-rules.ts';
