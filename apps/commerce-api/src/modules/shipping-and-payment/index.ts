export { deliveryTermsRoutes } from './delivery-terms-routes.ts';
export { parcelPointRoutes } from './parcel-point-routes.ts';
export { runPointImport, runPointList, runPointRemove } from './point-command.ts';
