export { imageRoutes } from './image-routes.ts';
export { videoRoutes } from './video-routes.ts';
