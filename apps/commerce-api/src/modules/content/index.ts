export { bannerRoutes } from './banner-routes.ts';
export { cmsRoutes } from './cms-routes.ts';
export { readContentDocuments } from './content-documents.ts';
export { deliveryDatesOf, deliveryRoutes } from './delivery-routes.ts';
export { readHomeFile } from './home-files.ts';
export { instalmentRoutes } from './instalment-routes.ts';
export { isShownEntry } from './shown-entry.ts';
