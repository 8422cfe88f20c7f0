export { downloadPictures, type DownloadReport, type PictureToFetch } from './download-pictures.ts';
export { createPictureSource, type FetchPicture } from './picture-source.ts';
export type { PictureFailure } from './picture-failure.ts';
