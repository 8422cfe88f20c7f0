export { imageRoutes } from './image-routes.ts';
export { findImage } from './source-path.ts';
export { videoRoutes } from './video-routes.ts';
