export type {
  AnalyticsEvent,
  ConsentPurpose,
  ConsentState,
  EventName,
  EventParameters,
  ItemList,
} from './analytics-event.ts';
export { analyticsItem, itemSum } from './analytics-item.ts';
export type { AnalyticsItem, ItemFacts, ItemSum } from './analytics-item.ts';
export { createEventStream, withoutOrders } from './event-stream.ts';
export type {
  AnalyticsAdapter,
  EventStream,
  EventStreamPorts,
  ReportedOrders,
} from './event-stream.ts';
export { googleTag } from './google/google-tag.ts';
export type { GoogleTagConfig, Gtag } from './google/google-tag.ts';
export { googleTagManager } from './google/tag-manager.ts';
export type { DataLayer } from './google/tag-manager.ts';
export { maskPersonalData, plainPath } from './mask-personal-data.ts';
export { measurementRequest } from './measurement/measurement-request.ts';
export type { MeasurementAccount, MeasurementRequest } from './measurement/measurement-request.ts';
export { purchaseOf, refundOf } from './measurement/order-event.ts';
export type { OrderFacts } from './measurement/order-event.ts';
export { metaPixel } from './meta/meta-pixel.ts';
export type { MetaPixelFunction } from './meta/meta-pixel.ts';
export { createPixelQueue } from './meta/pixel-queue.ts';
export type { PixelQueue } from './meta/pixel-queue.ts';
export { isTagManager, toolOrigins, toolScripts } from './tool-scripts.ts';
export type { AnalyticsAccounts, ToolScript } from './tool-scripts.ts';
