export { overlayReducer } from './../../../apps/storefront/src/shared/overlays/overlay-reducer.ts';
export type { OverlayEvent } from './../../../apps/storefront/src/shared/overlays/overlay-reducer.ts';
