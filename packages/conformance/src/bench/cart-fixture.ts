import type { ServerCartRow, Totals, TotalsItem } from '@shop/contract';
import type { Bench } from './bench.ts';
import type { CallParts } from './caller.ts';
import { optionOf, variantsOf } from './samples.ts';

/** Returns the rows of a guest's cart. */
export async function rowsOf(bench: Bench, cart: string): Promise<readonly ServerCartRow[]> {
  return (await bench.ok('cartPull', { cart })).value.filter((row) => row !== null);
}

/** Cart item of a change or removal. */
export function lineParts(cart: string, cartItem: unknown): CallParts {
  return { cart, body: { cartItem } };
}

/** Creates a cart of chairs, another article and, if available, a variant. */
export async function mixedCart(bench: Bench): Promise<string> {
  const [product, secondProduct] = [await bench.chair(), await bench.sample('other')];
  const cart = await bench.cartWith(
    { sku: product.sku, qty: 3 },
    { sku: secondProduct.sku, qty: 2 },
  );
  const { configurable } = await bench.samples();
  const child = configurable && variantsOf(configurable)[0];
  if (configurable !== undefined && child !== undefined) {
    const product_option = optionOf(configurable, child);
    await bench.set(cart, { sku: configurable.sku, qty: 1, product_option });
  }
  return cart;
}

/** Totals whose lines have every amount: a missing one is NaN, and equals none. */
type FullTotals = { readonly items: readonly FullItem[] } & Totals;
type FullItem = TotalsItem & Record<Figure, number>;
type Figure = (typeof figures)[number];

const figures = [
  'price_incl_tax',
  'row_total',
  'row_total_incl_tax',
  'tax_amount',
  'tax_percent',
  'discount_amount',
] as const;

export async function totalsOf(bench: Bench, cart: string): Promise<FullTotals> {
  const totals = (await bench.ok('cartTotals', { cart })).value;
  const items = totals.items.map(
    (item) =>
      ({
        ...item,
        ...Object.fromEntries(figures.map((field) => [field, item[field] ?? Number.NaN])),
      }) as FullItem,
  );
  return { ...totals, items };
}

/** Returns the value of a segment; `undefined` if it is missing. */
export function segmentOf(
  totals: Pick<Totals, 'total_segments'>,
  code: string,
): number | undefined {
  return totals.total_segments.find((product) => product.code === code)?.value ?? undefined;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, product) => total + product, 0);
}
