export { deliverDueEvents, webhookPorts } from './deliver-events.ts';
export { removeOldEvents } from './event-store.ts';
export { runEventList, runEventReplay, runEventResend } from './event-command.ts';
