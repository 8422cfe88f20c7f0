import { ok, type HttpRequest } from '@shop/kernel';
import { expect, it } from 'vitest';
import { documentCalls } from './document-calls.ts';

const list: HttpRequest = { method: 'POST', url: '/api/catalog', body: '{"type":"product"}' };
const page: HttpRequest = { method: 'GET', url: '/api/ext/pages/listing?listing=%7B%7D' };

/**
 * Creates the calls over a backend that answers with `bodies` in turn; the body `unknown` has the hash of a product
 * that is not stored.
 */
function open(isFamiliar: boolean, bodies: readonly string[], status = 200) {
  const requests: (string | undefined)[] = [];
  let next = 0;
  const call = documentCalls(
    ({ headers }) => {
      requests.push(headers?.['x-product-texts']);
      const body = bodies[next++] ?? '';
      return Promise.resolve(ok({ status, contentType: '', headers: {}, body }));
    },
    { isFamiliar: () => isFamiliar },
    { withReferences: (body) => (body === 'unknown' ? undefined : `found ${body}`) },
  );
  const bodyOf = async (request: HttpRequest) => {
    const answer = await call(request);
    return answer.ok ? answer.value.body : answer;
  };
  return { requests, bodyOf };
}

it('asks for hashes once the products of the last lists were stored', async () => {
  const familiar = open(true, ['hashes']);
  expect(await familiar.bodyOf(list)).toBe('found hashes');
  expect(familiar.requests).toEqual(['hashes']);
  const unfamiliar = open(false, ['products']);
  expect(await unfamiliar.bodyOf(list)).toBe('found products');
  expect(unfamiliar.requests).toEqual([undefined]);
});

it('asks for the products of a page call', async () => {
  const { requests, bodyOf } = open(true, ['products']);
  expect(await bodyOf(page)).toBe('found products');
  expect(requests).toEqual([undefined]);
});

it('asks again for a list with a product that is not stored', async () => {
  const { requests, bodyOf } = open(true, ['unknown', 'products']);
  expect(await bodyOf(list)).toBe('found products');
  expect(requests).toEqual(['hashes', undefined]);
});

it('asks no third time when a backend names products nobody asked it to name', async () => {
  const { requests, bodyOf } = open(true, ['unknown', 'unknown']);
  expect(await bodyOf(list)).toBe('unknown');
  expect(requests).toHaveLength(2);
});

it('leaves other calls and refusals as they are', async () => {
  const other = open(true, ['a', 'b']);
  expect(await other.bodyOf({ ...list, body: '{"type":"category"}' })).toBe('a');
  expect(await other.bodyOf({ method: 'GET', url: '/api/catalog/search' })).toBe('b');
  expect(other.requests).toEqual([undefined, undefined]);
  const refused = open(true, ['unknown'], 503);
  expect(await refused.bodyOf(list)).toBe('unknown');
  expect(refused.requests).toHaveLength(1);
});
