import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createRequestLog, type AnsweredRequest } from './request-log.ts';

function logged(sample: number, requests: readonly Partial<AnsweredRequest>[]) {
  const lines: (readonly [string, unknown])[] = [];
  const write = createRequestLog({ info: (event, fields) => lines.push([event, fields]) }, sample);
  for (const request of requests) {
    write({ requestId: randomUUID(), route: 'GET /x', status: 200, ms: 1.4, ...request });
  }
  return lines;
}

it('logs a request with its id, route, status and whole milliseconds', () => {
  expect(logged(1, [{ requestId: 'request-1' }])).toEqual([
    ['request', { requestId: 'request-1', route: 'GET /x', status: 200, ms: 1 }],
  ]);
});

it.each<[story: string, request: Partial<AnsweredRequest>, count: number]>([
  ['no quick success', {}, 0],
  ['what is refused', { status: 404 }, 1],
  ['what fails', { status: 500 }, 1],
  ['what takes a second', { ms: 1_000 }, 1],
])('logs %s where nothing is sampled', (_story, request, count) => {
  expect(logged(0, [request])).toHaveLength(count);
});

it('logs the configured share, for request ids of any kind', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => at);
  const share = (requests: readonly Partial<AnsweredRequest>[]) =>
    logged(0.1, requests).length / requests.length;
  expect(share(many.map(() => ({})))).toBeCloseTo(0.1, 1);
  expect(share(many.map((at) => ({ requestId: `load-test-${at}` })))).toBeCloseTo(0.1, 1);
});

it('decides by the request id, so that every process decides the same', () => {
  const ids = Array.from({ length: 200 }, () => ({ requestId: randomUUID() }));
  expect(logged(0.5, ids)).toEqual(logged(0.5, ids));
});
