export { ogImageRoutes } from './og-image-routes.ts';
