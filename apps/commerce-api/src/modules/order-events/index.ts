export { eventDelivery, purchaseReports } from './event-tasks.ts';
export { removeOldEvents, resendEvents } from './event-store.ts';
export { listEvents, runEventList, runEventReplay, runEventResend } from './event-command.ts';
