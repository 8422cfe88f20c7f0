import { createBrowserPorts } from '@shop/platform-browser';

/** All ports of the browser; a test replaces those that it controls. */
const ports = createBrowserPorts({
  fetch: async ({ url }) => ({
    ok: true,
    value: { status: 200, contentType: 'text/plain', headers: {}, body: `from ${url}` },
  }),
});

const response = await ports.fetch({ method: 'GET', url: '/health' });
export const body = response.ok ? response.value.body : undefined; // 'from /health'

/** Tasks of one lock run one after the other, in this tab and in others. */
const order: string[] = [];
await Promise.all([
  ports.lock.run('cart', async () => void order.push('first')),
  ports.lock.run('cart', async () => void order.push('second')),
]);
export const ran = order.join(); // 'first,second'
