export { randomHistory } from './language/command.ts';
export type { History, HistoryCommand, HistoryFault } from './language/command.ts';
export { TabCrashed } from './language/history-world.ts';
export type {
  HistoryOrder,
  HistoryOutcome,
  HistoryReview,
  HistoryWorld,
  Quantities,
} from './language/history-world.ts';
export { runHistory } from './language/run-history.ts';
export { DeviceWorld } from './device/device-world.ts';
export type { DeviceServer } from './device/device-world.ts';
export { openPackageWorld } from './server/package-world.ts';
