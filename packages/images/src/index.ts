export { contentTypes, imageFormat, type ImageFormat } from './image-format.ts';
export { findImage, findVideo, type ImageSource } from './source-path.ts';
export { makeFilledImage, makeImage, makePlaceholder } from './make-image.ts';
