export { pictureRoutes } from './image-routes.ts';
export { findPicture } from './source-path.ts';
export { filmRoutes } from './video-routes.ts';
