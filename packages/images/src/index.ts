export { contentTypes, imageFormat, type ImageFormat } from './image-format.ts';
export { makeFilledImage, makeImage, makePlaceholder } from './make-image.ts';
