/**
 * Measures ids, console lines and acquired locks per second in a page of a browser. Uses the browser's own locks if it
 * has them.
 *
 *   node --conditions=@shop/source benchmarks/platform-browser.ts
 */
import { browserIds, createConsoleLog, createWebLock } from '@shop/platform-browser';
import { perSecond, perSecondInTurn, printRate } from './measure.ts';

printRate(
  'platform-browser: an id',
  perSecond(() => browserIds.uuid()),
);

let heard = 0;
const hear = () => void (heard += 1);
const log = createConsoleLog('info', { info: hear, warn: hear, error: hear });
const fields = { event: 'order.sent', email: 'anna@example.hu', lines: [{ sku: 'FOTEL', qty: 2 }] };
printRate(
  'platform-browser: a line of the console',
  perSecond(() => log.info('order', fields)),
);
if (heard === 0) throw new Error('Nothing was heard');

const lock = createWebLock();
printRate(
  'platform-browser: a turn behind a lock',
  await perSecondInTurn(() => lock.run('outbox', async () => heard)),
);
