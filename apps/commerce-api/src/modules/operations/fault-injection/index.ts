export { createFaultInjection } from './fault-routes.ts';
