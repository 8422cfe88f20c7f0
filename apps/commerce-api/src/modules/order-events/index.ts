export { eventDelivery, purchaseReports } from './event-tasks.ts';
export { removeOldEvents } from './event-store.ts';
export { runEventList, runEventReplay, runEventResend } from './event-command.ts';
