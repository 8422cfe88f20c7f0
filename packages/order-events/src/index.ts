export type { OrderEvent } from './order-event.ts';
export { reportDuePurchases } from './report/report-purchases.ts';
export type { ReportPorts, ReportStore } from './report/report-purchases.ts';
export { deliverDueEvents, maxAttempts, retrySeconds } from './webhook/deliver-events.ts';
export type { Attempt, DeliveryStore, DueEvent, WebhookPorts } from './webhook/deliver-events.ts';
