/**
 * Measures changes per second delivered to ten listeners, and log lines per second stripped of personal data.
 *
 *   node --conditions=@shop/source benchmarks/kernel.ts
 */
import { createObservable, redact } from '@shop/kernel';
import { perSecond, printRate } from './measure.ts';

const count = createObservable(0);
let heard = 0;
for (let listener = 0; listener < 10; listener++) count.subscribe(() => void (heard += 1));
printRate(
  'kernel: a change heard by 10 listeners',
  perSecond(() => count.set(count.get() + 1)),
);

const line = {
  event: 'order.sent',
  order: { id: 'R-1042', email: 'anna@example.hu', lines: [{ sku: 'FOTEL', qty: 2 }] },
  text: 'mail to anna@example.hu failed',
};
printRate(
  'kernel: redact, a line of log',
  perSecond(() => redact(line)),
);
