export { parcelPointRoutes } from './parcel-point-routes.ts';
export { runPointImport, runPointList, runPointRemove } from './point-command.ts';
export { viewMethods } from './view-methods.ts';
