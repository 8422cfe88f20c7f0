export { drawTextLayer } from './drawn-text.ts';
export { makeOgImage, type OgImageCard } from './make-og-image.ts';
