import { hash } from 'node:crypto';
import { projection } from '@shop/search';
import { expect, it } from 'vitest';
import type { StockLevel, StockLevels } from '../stock/stock-levels.ts';
import type { NormalProduct } from '@shop/catalog-documents';
import { createFieldWriter } from './field-texts.ts';
import { availabilityOf, stockKey, withLiveStock } from '../stock/live-stock.ts';
import { servedHash, servedText } from './served-text.ts';

const level = (sku: string, qty: number): StockLevel => ({
  sku,
  productId: 1,
  qty,
  isInStock: true,
  manageStock: true,
});
const figures = new Map([level('A', 0), level('A-1', 3)].map((each) => [each.sku, each]));
const levels: StockLevels = {
  of: (sku) => figures.get(sku),
};

const child = (sku: string) => ({ id: 2, sku, status: 1, color: 7, stock: { qty: 99 } });
const configurable: NormalProduct = {
  id: 1,
  sku: 'A',
  name: 'Tűzpiros „szék”',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  slug: 'szek',
  url_path: 'szek',
  category_ids: [2, 3],
  stock: { qty: 77 },
  category: [{ category_id: 2, name: 'Háló' }],
  media_gallery: [{ image: '/a.webp', pos: 1 }],
  configurable_children: [child('A-1'), child('A-2')],
};
const { configurable_children: _children, ...simple } = configurable;
const rating = { average: 4.5, count: 2 } as never;

const lists: readonly (readonly [include: readonly string[], exclude: readonly string[]])[] = [
  [[], []],
  [['sku', 'name', 'stock'], []],
  [['id', 'media_gallery.image', 'configurable_children.sku', 'category.name'], []],
  [['configurable_children'], ['configurable_children.stock']],
  [['configurable_children.stock.qty', 'stock.qty', 'rating_summary'], []],
  [[], ['configurable_children', 'rating_summary', 'stock.item_id', '*name']],
  [['nothing'], []],
  [['*'], ['stock']],
];

it.each(lists)(
  '[CV-2] is what the whole document would be, cut down: %j without %j',
  (include, exclude) => {
    const project = projection(include, exclude);
    for (const product of [configurable, simple, { ...simple, sku: 'B', rating_summary: 'own' }]) {
      for (const stars of [undefined, rating]) {
        const whole = {
          ...withLiveStock(product, levels),
          ...(stars === undefined ? {} : { rating_summary: stars }),
        };
        const text = servedText(createFieldWriter()(product), project, levels, {
          id: product.id,
          sku: product.sku,
          availability: availabilityOf(stockKey(product), levels),
          rating: stars,
        });
        expect(JSON.parse(`{${text}}`)).toEqual(project.of(whole));
      }
    }
  },
);

it('[CV-2] of the same product is cut as asked each time, with the stock of each moment', () => {
  const texts = createFieldWriter()(configurable);
  const lists = [['sku', 'media_gallery.image', 'stock.qty'], ['configurable_children.sku']];
  for (const left of [5, 0]) {
    const now: StockLevels = { ...levels, of: (sku) => level(sku, left) };
    for (const include of [...lists, ...lists]) {
      const project = projection(include, []);
      const availability = availabilityOf(stockKey(configurable), now);
      const live = { id: 1, sku: 'A', availability, rating: undefined };
      const whole = withLiveStock(configurable, now);
      const text = servedText(texts, project, now, live);
      expect(JSON.parse(`{${text}}`)).toEqual(project.of(whole));
    }
  }
});

it('[CV-4] of the same product has another hash once its stock, its rating or the fields differ', () => {
  const texts = createFieldWriter()(configurable);
  const project = projection(['sku', 'stock', 'rating_summary', 'configurable_children.stock']);
  const figures = new Map([['A-1', level('A-1', 3)]]);
  const now: StockLevels = { ...levels, of: (sku) => figures.get(sku) };
  const hashes = new Set<string>();
  const look = (stars: typeof rating | undefined, fields = project) => {
    const availability = availabilityOf(stockKey(configurable), now);
    const live = { id: 1, sku: 'A', availability, rating: stars };
    const textHash = servedHash(texts, fields, now, live);
    const text = servedText(texts, fields, now, live);
    expect(textHash).toBe(hash('sha256', text, 'base64url').slice(0, 22));
    expect(servedHash(texts, fields, now, live)).toBe(textHash);
    hashes.add(textHash);
  };
  look(undefined);
  look(undefined);
  expect(hashes.size).toBe(1);
  figures.set('A-1', level('A-1', 2));
  look(undefined);
  figures.set('A', level('A', 7));
  look(undefined);
  look(rating);
  look(rating, projection(['sku']));
  expect(hashes.size).toBe(5);
});

it('[CV-3] of the same product is kept as long as its stock and its rating are the same', () => {
  const texts = createFieldWriter()(configurable);
  const project = projection(['rating_summary', 'configurable_children.stock.qty']);
  const figures = new Map([['A-1', level('A-1', 3)]]);
  const now: StockLevels = { ...levels, of: (sku) => figures.get(sku) };
  let parsed = 0;
  const { value } = texts;
  texts.value = (at) => {
    parsed += 1;
    return value.call(texts, at);
  };
  const serve = (stars: typeof rating | undefined) => {
    const availability = availabilityOf(stockKey(configurable), now);
    const text = servedText(texts, project, now, { id: 1, sku: 'A', availability, rating: stars });
    return JSON.parse(`{${text}}`) as object;
  };
  const children = (left: number) => [{ stock: { qty: left } }, { stock: { qty: 99 } }];
  const first = serve(undefined);
  expect(first).toEqual({ configurable_children: children(3) });
  expect(serve(undefined)).toEqual(first);
  expect(parsed).toBe(1);
  figures.set('A-1', level('A-1', 0));
  expect(serve(undefined)).toEqual({ configurable_children: children(0) });
  figures.set('A-2', level('A-2', 4));
  expect(serve(undefined)).toEqual({
    configurable_children: [{ stock: { qty: 0 } }, { stock: { qty: 4 } }],
  });
  expect(serve(rating)).toMatchObject({ rating_summary: rating });
});
