import type { Log } from '@shop/kernel';

/** Logs warnings and errors of the packages to the browser's console. Fields contain no personal data. */
export const consoleLog: Log = {
  info() {},
  // oxlint-disable-next-line no-console -- this is the console's port
  warn: (event, fields) => console.warn(event, fields),
  // oxlint-disable-next-line no-console -- this is the console's port
  error: (event, fields) => console.error(event, fields),
};
