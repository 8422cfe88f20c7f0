export { removeOldCalls } from './call-log.ts';
export { runKeyCreate, runKeyList, runKeyLog, runKeyRevoke } from './key-command.ts';
export { operatorRoutes } from './operator-routes.ts';
export { runRedirects } from './redirect-command.ts';
