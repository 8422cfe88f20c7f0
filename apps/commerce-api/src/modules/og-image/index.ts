export { sharePictureRoutes } from './og-image-routes.ts';
