import type { ApiFailure, Product } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import * as v from 'valibot';
import type { CatalogClient } from '../catalog-client.ts';

/** Name and path of a product. A name index has no prices and stock: they change too often. */
export interface ProductName {
  readonly sku: string;
  readonly name: string;
  /** Path of the product's page, with one leading slash. */
  readonly path: string;
}

/** Names of the products of a store view, for a search without a network. Source: CC-80. */
export interface ProductNames {
  readonly names: readonly ProductName[];
  /** True if the store view lists more products. */
  readonly isPartial: boolean;
}

/** A name index in wire format. Source: CC-81. */
export interface NameIndex {
  readonly isPartial: boolean;
  readonly names: readonly (readonly [sku: string, name: string, path: string])[];
}

/** Number of products in one request: a page of this size takes a few milliseconds to parse. */
const pageSize = 500;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

// Rejects two leading slashes: that path would lead to another host.
const nameEntry = v.tuple([text, text, v.pipe(text, v.regex(/^\/(?![/\\])/))]);

const nameIndex = v.object({
  isPartial: v.boolean(),
  names: v.pipe(v.array(v.unknown()), v.maxLength(20_000)),
});

interface NamesRequest {
  /** Maximum number of names, at least 1. */
  readonly max: number;
  /** Returns the path of a product's page. */
  readonly pathOf: (product: Product) => string;
}

/**
 * Requests the names of listed products in the shop's default order, in pages of 500. Errors: that of the first failed
 * page. Source: CC-80.
 */
export async function listProductNames(
  catalog: Pick<CatalogClient, 'listing'>,
  { max, pathOf }: NamesRequest,
): Promise<Result<ProductNames, ApiFailure>> {
  const namesBySku = new Map<string, ProductName>();
  let total = Infinity;
  for (let from = 0; from < Math.min(total, max); from += pageSize) {
    const size = Math.min(pageSize, max - from);
    // Every search requests the fields of name and address automatically; no others are needed.
    const page = await catalog.listing({ from, size, fields: [], facets: [] }, { cache: 'none' });
    if (!page.ok) return page;
    if (page.value.offline) return err({ kind: 'network', reason: 'unreachable' });
    total = page.value.total;
    for (const product of page.value.items) {
      const { sku, name } = product;
      namesBySku.set(sku, { sku, name, path: pathOf(product) });
    }
  }
  return ok({ names: [...namesBySku.values()], isPartial: total > max });
}

/** Returns names in wire format. Source: CC-81. */
export function writeNameIndex({ names, isPartial }: ProductNames): NameIndex {
  return { isPartial, names: names.map(({ sku, name, path }) => [sku, name, path] as const) };
}

/** Reads a name index without its invalid entries; undefined for any other value. Source: CC-81. */
export function readNameIndex(value: unknown): ProductNames | undefined {
  const parsed = v.safeParse(nameIndex, value);
  if (!parsed.success) return undefined;
  const { names, isPartial } = parsed.output;
  const entries = names.filter((entry) => v.is(nameEntry, entry));
  return {
    names: entries.map(([sku, name, path]) => ({ sku, name, path })),
    isPartial: isPartial || entries.length < names.length,
  };
}
