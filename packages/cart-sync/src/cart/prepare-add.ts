import type { Product } from '@shop/contract';
import { groupedLinks } from '@shop/catalog';
import { checkPrice } from '@shop/pricing';
import type { AddRefusal } from './cart-sync.ts';

/** A product that is about to be added to the cart. */
export interface Candidate {
  readonly product: Product;
  /** Whole pieces, from 1. */
  readonly qty: number;
}

/**
 * Returns the products to add: a grouped product's associated simple products, each with its own quantity, or the
 * product itself. Fetches missing parts with `find`; leaves out parts that do not exist.
 * Units: whole pieces, at least 1; the parts' quantities times `qty`. Source: CS-38, CS-39.
 */
export async function expandProduct(
  product: Product,
  qty: number | undefined,
  find: (sku: string) => Promise<Product | undefined>,
): Promise<readonly Candidate[]> {
  if (product.type_id !== 'grouped') {
    return [{ product, qty: wholeQty(qty ?? product['qty']) }];
  }
  const times = wholeQty(qty);
  const parts = await Promise.all(
    groupedLinks(product).map(async (link): Promise<Candidate | undefined> => {
      const part = asProduct(link['product']) ?? (await find(link.linked_product_sku));
      const partQty = part?.['qty'] ?? link.qty;
      if (part === undefined || partQty === 0) return undefined;
      return { product: part, qty: wholeQty(partQty) * times };
    }),
  );
  return parts.filter((part) => part !== undefined);
}

/** Returns the reasons against adding a product; empty if it may be added. Price first, then its own errors. CS-37. */
export function rejectionsFor(product: Product, allowZeroPrice: boolean): readonly AddRefusal[] {
  const price = checkPrice(product, allowZeroPrice);
  return [
    ...(price.ok ? [] : [{ kind: 'price-unknown', sku: product.sku } as const]),
    ...errorRejectionsFor(product),
  ];
}

/** Returns the product's own errors as a reason against adding it; empty without errors. CS-37. */
export function errorRejectionsFor(product: Product): readonly AddRefusal[] {
  const errors = errorsOf(product);
  if (Object.keys(errors).length === 0) return [];
  return [{ kind: 'product-error', sku: product.sku, errors }];
}

/** Truncates to a whole number ≥ 1; anything unparsable becomes 1. */
function wholeQty(value: unknown): number {
  const qty = Math.trunc(Number(value ?? 1));
  return Number.isSafeInteger(qty) && qty >= 1 ? qty : 1;
}

function errorsOf(product: Product): Readonly<Record<string, string>> {
  const errors = product['errors'];
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter(([, error]) => typeof error === 'string' && error !== ''),
  ) as Record<string, string>;
}

function asProduct(value: unknown): Product | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sku, type_id } = value as Partial<Product>;
  return typeof sku === 'string' && typeof type_id === 'string' ? (value as Product) : undefined;
}
