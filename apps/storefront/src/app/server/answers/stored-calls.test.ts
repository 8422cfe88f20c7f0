import type { CatalogClient, PathTarget } from '@shop/catalog-client';
import { err, ok } from '@shop/kernel';
import { expect, it, vi } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import { storedCalls, withoutNotFound } from './stored-calls.ts';

const chair: PathTarget = {
  type: 'product',
  product: {
    id: 7,
    sku: 'SZEK',
    name: 'Szék',
    type_id: 'simple',
    url_path: 'szek',
    slug: 'szek',
    description: 'Sokat tud.',
  },
};
const room: PathTarget = { type: 'category', category: { id: 20, name: 'Nappali' } };

function open(...answers: Awaited<ReturnType<CatalogClient['lookUpPath']>>[]) {
  const store = createAnswerStore({ maxBytes: 100_000, now: () => 1_000 });
  store.invalidate([]);
  const lookUpPath = vi.fn<CatalogClient['lookUpPath']>(() =>
    Promise.resolve(answers.shift() ?? ok(undefined)),
  );
  const attributes = vi.fn<CatalogClient['attributes']>(() =>
    Promise.resolve(ok({ items: [] } as never)),
  );
  const calls = storedCalls({ lookUpPath, attributes }, store, 'hu');
  return { store, calls, lookUpPath, attributes };
}

it('resolves a path once, and again after its product changed', async () => {
  const { store, calls, lookUpPath } = open(ok(chair), ok(chair));
  const [one, other] = await Promise.all([calls.lookUpPath('szek'), calls.lookUpPath('szek')]);
  expect(await calls.lookUpPath('szek')).toEqual(one);
  expect(other).toEqual(one);
  expect(one).toMatchObject({ value: { product: { sku: 'SZEK', url_path: 'szek' } } });
  expect(lookUpPath).toHaveBeenCalledTimes(1);
  store.invalidate(['P7']);
  await calls.lookUpPath('szek');
  expect(lookUpPath).toHaveBeenCalledTimes(2);
});

it('stores only the fields of an entity that its address needs', async () => {
  const { calls } = open(ok(chair));
  const found = await calls.lookUpPath('szek');
  expect(JSON.stringify(found)).not.toContain('Sokat tud');
});

it('stores the path of a category until all pages are invalidated', async () => {
  const { store, calls, lookUpPath } = open(ok(room), ok(room));
  await calls.lookUpPath('nappali');
  store.invalidate(['C20']);
  await calls.lookUpPath('nappali');
  expect(lookUpPath).toHaveBeenCalledTimes(1);
  store.invalidate(['*']);
  await calls.lookUpPath('nappali');
  expect(lookUpPath).toHaveBeenCalledTimes(2);
});

it('resolves again where nothing was found or the lookup failed', async () => {
  const { calls, lookUpPath } = open(
    ok(undefined),
    err({ kind: 'network', reason: 'timeout' }),
    ok(chair),
  );
  expect(await calls.lookUpPath('szek')).toEqual(ok(undefined));
  expect(await calls.lookUpPath('szek')).toMatchObject({ ok: false });
  expect(await calls.lookUpPath('szek')).toMatchObject({ ok: true });
  expect(lookUpPath).toHaveBeenCalledTimes(3);
});

it('fetches the same attributes once', async () => {
  const { calls, attributes } = open();
  await calls.attributes({ codes: ['color'] });
  await calls.attributes({ codes: ['color'] });
  await calls.attributes({ codes: ['size'] });
  expect(attributes).toHaveBeenCalledTimes(2);
});

it('does not report a path as unknown while the content pages are unknown', async () => {
  const { calls } = open(ok(undefined), ok(room));
  const lookUpPath = withoutNotFound(calls.lookUpPath);
  expect(await lookUpPath('aszf')).toEqual(err({ kind: 'network', reason: 'unreachable' }));
  expect(await lookUpPath('nappali')).toMatchObject({ value: { type: 'category' } });
});
