import { createObservable } from '@shop/kernel';
import { expect, it } from 'vitest';
import type { CardProduct } from '../../../queries/products/card-fields.ts';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { CardPrice } from '../../../shared/product-card/card-price.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductTile } from '../../../shared/product-card/product-tile.tsx';
import { SoldOutNote } from './sold-out-note.tsx';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

const card = (prices: Partial<CardProduct>): CardProduct => ({
  id: 1,
  sku: 'A',
  name: 'Szék',
  urlPath: 'szek',
  slug: 'szek',
  typeId: 'simple',
  image: null,
  hoverImage: null,
  material: null,
  price: 151_990,
  originalPrice: 189_990,
  priorPrice: 179_990,
  discountPercent: 15,
  isNew: false,
  isInStock: true,
  priceFrom: false,
  colors: [],
  ...prices,
});

it('findings A12: a percentage stands beside the lowest price it is counted from', async () => {
  const page = await showInShop(<CardPrice product={card({})} />);
  const [line, prior] = [...page.querySelectorAll('p')].map(({ textContent }) =>
    plain(textContent),
  );
  expect(line).toContain('189 990 Ft');
  expect(line).not.toContain('%');
  expect(prior).toBe('Az elmúlt 30 nap legalacsonyabb ára: 179 990 Ft (ehhez képest −15%)');
});

it.each([
  ['is the struck one', 189_990],
  ['is not known', null],
])(
  'findings A12: it is shown beside the former price where the lowest %s',
  async (_what, prior) => {
    const product = card({ priorPrice: prior, discountPercent: 20 });
    const page = await showInShop(<CardPrice product={product} />);
    const [line, small] = [...page.querySelectorAll('p')].map(({ textContent }) =>
      plain(textContent),
    );
    expect(line).toMatch(/189 990 Ft −20%$/);
    expect(small ?? '').not.toContain('%');
  },
);

it('findings A12: the product page shows it as the card does', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  const product = {
    id: 1,
    sku: 'A',
    name: 'Szék',
    type_id: 'simple' as const,
    price_incl_tax: 151_990,
    original_price_incl_tax: 189_990,
    price_history: [
      { price: 179_990, from: day(90), to: day(20) },
      { price: 189_990, from: day(20), to: day(10) },
      { price: 151_990, from: day(10), reduced: true },
    ],
  };
  const page = await showInShop(<ProductPrice product={product} />);
  const lines = [...page.querySelectorAll('p')].map(({ textContent }) => plain(textContent));
  expect(lines[0]).not.toContain('%');
  expect(lines[1]).toBe('Az elmúlt 30 nap legalacsonyabb ára: 179 990 Ft (ehhez képest −16%)');
});

const noLists = {
  wishlist: { items: createObservable([]) },
  compare: { items: createObservable([]) },
} as unknown as Partial<ShopperSession>;

it.each([
  ['on sale, with its percentage', { discountPercent: 15 }, ['Akció'], '−15%'],
  ['new', { discountPercent: 0, originalPrice: null, priorPrice: null, isNew: true }, ['Új'], ''],
])('[S3-10] a card says that a product is %s', async (_what, fields, tags, percentage) => {
  const page = await showInShop(<ProductTile product={card(fields)} />, noLists);
  const text = plain(page.textContent);
  for (const tag of tags) expect(text).toContain(tag);
  expect(text.includes('%')).toBe(percentage !== '');
  expect(text).toContain(percentage);
});

it('[S3-9] a card says that a product is sold out, and nothing of a reduction', async () => {
  const page = await showInShop(<ProductTile product={card({ isInStock: false })} />, noLists);
  expect(page.textContent).toContain('Elfogyott');
  expect(page.textContent).not.toContain('Akció');
});

it('[S5-3] [S8-21] a configurable product without variants says so', async () => {
  const page = await showInShop(<SoldOutNote sku="A" hasOthers={false} hasVariants={false} />);
  expect(page.textContent).toBe('Nincs elérhető termékváltozat');
});
