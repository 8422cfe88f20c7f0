import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { everyMs, watchStaleTags } from './stale-tag-watch.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Starts a backend that responds to each request with the next of `answers`, and repeats the last one. */
async function backend(answers: readonly (readonly [status: number, result?: unknown])[]) {
  const requestUrls: string[] = [];
  const server = createServer((request, response) => {
    const [status, result] = answers[Math.min(requestUrls.length, answers.length - 1)] ?? [500];
    requestUrls.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: status, result }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { requestUrls, apiUrl: `http://127.0.0.1:${port}` };
}

function watch(apiUrl: string) {
  const invalidations: string[] = [];
  let confirmations = 0;
  const failures: string[] = [];
  stops.push(
    watchStaleTags({
      internalUrl: apiUrl,
      invalidate: async (tags) => void invalidations.push(tags.join()),
      confirm: () => (confirmations += 1),
      wait: (ms, signal) =>
        new Promise((resolve, reject) => {
          // Does not wait for the repetition two seconds later.
          if (ms === everyMs) setTimeout(resolve, 5);
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
      logError: (event) => failures.push(event),
    }),
  );
  return { invalidations, failures, confirmations: () => confirmations };
}

it('asks from where it left off, and tells what is stale', async () => {
  const { requestUrls, apiUrl } = await backend([
    [200, { tags: [], cursor: '10' }],
    [200, { tags: ['P1', 'C2', 'no tag'], cursor: '12' }],
    [200, { tags: [], cursor: '12' }],
  ]);
  const { invalidations, confirmations } = watch(apiUrl);
  await vi.waitFor(() => expect(requestUrls.length).toBeGreaterThan(3), 5_000);
  expect(confirmations()).toBeGreaterThanOrEqual(3);
  expect(requestUrls.slice(0, 3)).toEqual([
    '/stale-tags',
    '/stale-tags?since=10',
    '/stale-tags?since=12',
  ]);
  expect(invalidations).toEqual(['P1,C2']);
});

it('findings B1: asks often enough for a change to be on its pages within a second', () => {
  expect(everyMs).toBeLessThanOrEqual(250);
});

it('asks again from the same place while the backend fails, and says so once', async () => {
  const { requestUrls, apiUrl } = await backend([
    [200, { tags: [], cursor: '10' }],
    [503],
    [500],
    [200, { tags: ['home'], cursor: '11' }],
    [200, { tags: [], cursor: '11' }],
  ]);
  const { invalidations, failures } = watch(apiUrl);
  await vi.waitFor(() => expect(invalidations).toEqual(['home']), 5_000);
  expect(requestUrls.slice(1, 4)).toEqual(Array.from({ length: 3 }, () => '/stale-tags?since=10'));
  expect(failures).toEqual(['stale-tags-unknown']);
});

it('does not ask a backend again that has no such list', async () => {
  const { requestUrls, apiUrl } = await backend([[404]]);
  const { confirmations } = watch(apiUrl);
  await vi.waitFor(() => expect(requestUrls).toHaveLength(1), 5_000);
  await new Promise((later) => setTimeout(later, 60));
  expect(requestUrls).toHaveLength(1);
  expect(confirmations()).toBe(0);
});
