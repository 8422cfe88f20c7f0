export { createFaults } from './fault-routes.ts';
