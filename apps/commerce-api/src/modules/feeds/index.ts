export { contentPages } from './content-pages.ts';
export { feedRoutes } from './feed-routes.ts';
export { productUrl } from './link-rules.ts';
