/**
 * Measures log lines, metric updates and cached responses that a server writes per second.
 *
 *   node --conditions=@shop/source benchmarks/platform-node.ts
 */
import { createJsonLog, createMetrics, createProcessStore } from '@shop/platform-node';
import { perSecond, perSecondInTurn, printRate } from './measure.ts';

let written = 0;
const log = createJsonLog({
  base: { process: 'api' },
  write: (line) => void (written += line.length),
});
const fields = { method: 'GET', path: '/api/catalog', status: 200, ms: 3.2, requestId: 'a1b2c3' };
printRate(
  'platform-node: a line of log',
  perSecond(() => log.info('request', fields)),
);
if (written === 0) throw new Error('Nothing was logged');

const metrics = createMetrics({ help: { requests_seconds: 'How long requests took.' } });
printRate(
  'platform-node: a duration counted',
  perSecond(() => metrics.observe('requests_seconds', 0.004, { route: 'catalog', status: 200 })),
);

const store = createProcessStore();
const answer = { items: Array.from({ length: 20 }, (_, id) => ({ id, sku: `SKU-${id}` })) };
let turn = 0;
printRate(
  'platform-node: a response stored and read',
  await perSecondInTurn(async () => {
    const key = `answer-${turn++ % 500}`;
    await store.set(key, answer);
    await store.get(key);
  }),
);
