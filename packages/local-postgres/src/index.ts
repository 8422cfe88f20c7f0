export { findBinaries } from './binaries.ts';
export { isUnreachable, sqlState } from './database-error.ts';
export { lockFolder } from './folder-lock.ts';
export { maxConnections, startLocalPostgres } from './local-postgres.ts';
export type { LocalPostgres } from './local-postgres.ts';
export { isRunning, ownsFolder, processExists, readPostmasterPid } from './postmaster-pid.ts';
export { chooseRunAs, commandLine } from './run-as.ts';
export type { RunAs } from './run-as.ts';
export { withFallback } from './with-fallback.ts';
