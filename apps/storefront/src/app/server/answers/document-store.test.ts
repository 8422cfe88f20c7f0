import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDocumentStore } from './document-store.ts';

const chair = {
  id: 1,
  sku: 'SZEK',
  name: 'Szék "A" \\ [1]',
  type_id: 'simple',
  stock: { is_in_stock: true, qty: 2 },
};
const table = { id: 2, sku: 'ASZTAL', name: 'Asztal', type_id: 'simple', price_incl_tax: 5 };
const search = (...items: readonly unknown[]) => JSON.stringify({ items, total: items.length });

/** Returns the items of a response after a page has replaced them by references and resolved these again. */
function read(store: ReturnType<typeof createDocumentStore>, body: string) {
  const page = store.forPage();
  const { items } = JSON.parse(page.withReferences(body) ?? '') as { items: readonly unknown[] };
  return items.map((item) => ({ item, found: page.find(item) }));
}

it('parses a product once while its text is unchanged', () => {
  const store = createDocumentStore(100_000);
  const [first] = read(store, search(chair));
  const [, again] = read(store, search(table, chair));
  expect(again?.found).toBe(first?.found);
  expect(again?.found).toMatchObject({ sku: 'SZEK', name: 'Szék "A" \\ [1]' });
  expect(store.figures().documents).toBe(2);
});

it('parses a product again once its price or stock changes', () => {
  const store = createDocumentStore(100_000);
  read(store, search(table, chair));
  const [cheaper, soldOut] = read(
    store,
    search({ ...table, price_incl_tax: 4 }, { ...chair, stock: { is_in_stock: true, qty: 0 } }),
  );
  expect(cheaper?.found?.price_incl_tax).toBe(4);
  expect(soldOut?.found?.stock?.qty).toBe(0);
});

/** Computes the hash of a product's text as the backend does. */
const hashOf = (item: object) =>
  hash('sha256', JSON.stringify(item).slice(1, -1), 'base64url').slice(0, 22);
const named = (item: object, score = 1) => ({ $text: hashOf(item), _score: score });

it('finds a stored product by the hash of its text, whatever its rank', () => {
  const store = createDocumentStore(100_000);
  const [first] = read(store, search({ ...chair, _score: 1 }));
  const [ranked] = read(store, search({ ...chair, _score: 0.5e-7 }));
  const [found] = read(store, search(named(chair, 0.25)));
  expect(ranked?.found).toBe(first?.found);
  expect(found?.found).toBe(first?.found);
  expect(store.figures().documents).toBe(1);
});

it('does not take a field of a variant for the rank of its product', () => {
  const variant = { ...chair, configurable_children: [{ id: 3, sku: 'SZEK-1', _score: 2 }] };
  const [first] = read(createDocumentStore(100_000), search(variant));
  expect(first?.found?.configurable_children).toMatchObject([{ _score: 2 }]);
});

it('knows no product that has changed since, and says so', () => {
  const store = createDocumentStore(100_000);
  read(store, search(chair, table));
  const cheaper = { ...table, price_incl_tax: 4 };
  expect(store.forPage().withReferences(search(named(chair), named(cheaper)))).toBeUndefined();
  expect(read(store, search(cheaper))[0]?.found?.price_incl_tax).toBe(4);
  expect(read(store, search(named(cheaper)))[0]?.found?.price_incl_tax).toBe(4);
});

it('is familiar with a list once many products in a row were stored', () => {
  const store = createDocumentStore(100_000);
  const familiarAfter = (count: number, ...items: readonly object[]) => {
    const list = Array.from({ length: count }, (_, at) => items[at % items.length]);
    store.forPage().withReferences(search(...list));
    return store.isFamiliar();
  };
  expect(familiarAfter(240, chair)).toBe(false);
  expect(familiarAfter(239, chair)).toBe(false);
  expect(familiarAfter(1, named(chair))).toBe(true);
  expect(familiarAfter(24, chair)).toBe(true);
  expect(familiarAfter(1, named(table))).toBe(false);
  expect(familiarAfter(24, chair, table)).toBe(false);
  expect(familiarAfter(240, table, chair)).toBe(true);
});

it('does not share references between pages', () => {
  const store = createDocumentStore(100_000);
  const page = store.forPage();
  const { items } = JSON.parse(page.withReferences(search(chair)) ?? '') as { items: unknown[] };
  expect(page.find(items[0])?.sku).toBe('SZEK');
  expect(store.forPage().find(items[0])).toBeUndefined();
  for (const other of [null, 'a', {}, { $stored: '0' }, { $stored: 7 }]) {
    expect(page.find(other)).toBeUndefined();
  }
});

it('leaves values unchanged that are no product or no list of objects', () => {
  const store = createDocumentStore(100_000);
  for (const body of [search({ sku: [] }), search(1, 2), '{"items":[', '{"result":"ok"}', '']) {
    expect(store.forPage().withReferences(body)).toBe(body);
  }
  expect(store.figures().documents).toBe(0);
});

it('finds the listing among the parts of a page call', () => {
  const store = createDocumentStore(100_000);
  const page = store.forPage();
  const body = JSON.stringify({
    code: 200,
    result: { category: { items: [{ id: 3 }] }, listing: { items: [chair], total: 1 }, whole: {} },
  });
  const { result } = JSON.parse(page.withReferences(body) ?? '') as {
    result: { category: unknown; listing: { items: unknown[]; total: number } };
  };
  expect(result.category).toEqual({ items: [{ id: 3 }] });
  expect(result.listing.total).toBe(1);
  expect(page.find(result.listing.items[0])?.sku).toBe('SZEK');
});

it('stays within its size limit and evicts the least recently used product', () => {
  const productBytes = 3 * JSON.stringify(chair).length;
  const store = createDocumentStore(2.5 * productBytes);
  const called = (name: string) => ({ ...chair, name: name.padEnd(chair.name.length) });
  const [a] = read(store, search(called('a')));
  read(store, search(called('b')));
  read(store, search(called('a')));
  read(store, search(called('c')));
  expect(store.figures().bytes).toBeLessThanOrEqual(2.5 * productBytes);
  expect(store.figures().documents).toBe(2);
  expect(read(store, search(called('a')))[0]?.found).toBe(a?.found);
});

it.each(['"', '\\', '\\"', '\\\\', '}', ']', '{[', '"}]', '\u2028', 'ő', '🪑', ''])(
  'reads a product whose texts hold %j',
  (text) => {
    const odd = { ...chair, name: text, note: [text, { [text]: text }] };
    const other = { id: text };
    const [first, second, third] = read(createDocumentStore(100_000), search(odd, other, table));
    expect(first?.found).toMatchObject({ name: text, note: [text, { [text]: text }] });
    expect(second).toEqual({ item: other, found: undefined });
    expect(third?.found?.sku).toBe('ASZTAL');
  },
);
