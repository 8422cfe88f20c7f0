export { downloadRoutes } from './download-routes.ts';
