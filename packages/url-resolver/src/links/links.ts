import type { Category, Product } from '@shop/contract';
import { joinParts, pathOfText } from '../path/path.ts';
import { stringifyQuery } from '../path/query.ts';

/** Settings for building addresses. */
export interface LinkRules {
  /** True: `/{url_path}`. False: `/p/…` and `/c/…`. */
  readonly useDispatcher: boolean;
  /** Prefix of every path, `/{storeCode}`; empty if the store view does not add its code. */
  readonly storeCode: string;
}

/** Product fields that its address needs. */
export type LinkedProduct = Pick<Product, 'sku'> &
  Partial<
    Pick<
      Product,
      | 'parentSku'
      | 'type_id'
      | 'url_path'
      | 'slug'
      | 'configurable_children'
      | 'configurable_options'
    >
  >;

/** Category fields that its address needs. */
export type LinkedCategory = Partial<Pick<Category, 'url_path' | 'slug'>>;

/**
 * Returns the address of a product: `/{url_path}`, with `?childSku=` if it has variants and one is selected. Without
 * dispatcher or url_path: `/p/{parentSku}/{slug}`, followed by `/{childSku}` for a configurable.
 *
 * Bounds: without `childSku` the product's own sku is used, if it is that of a variant. Source: UR-4 to UR-6.
 */
export function productPath(product: LinkedProduct, rules: LinkRules, childSku?: string): string {
  const parentSku = product.parentSku ?? product.sku;
  const selectedSku = childSku ?? product.sku;
  const isVariant = selectedSku !== parentSku;
  if (rules.useDispatcher && hasText(product.url_path)) {
    const path = withStorePrefix(pathOfText(product.url_path), rules.storeCode);
    return hasVariants(product) && isVariant
      ? path + stringifyQuery({ childSku: selectedSku })
      : path;
  }
  const parts = ['p', parentSku, slugOfProduct(product)];
  if (product.type_id === 'configurable') parts.push(selectedSku);
  return withStorePrefix(joinParts(parts), rules.storeCode);
}

/**
 * Returns the address of a category: `/{url_path}`; without dispatcher or url_path `/c/{slug}`; `/` if it has neither.
 *
 * Source: UR-7.
 */
export function categoryPath(category: LinkedCategory, rules: LinkRules): string {
  if (rules.useDispatcher && hasText(category.url_path)) {
    return withStorePrefix(pathOfText(category.url_path), rules.storeCode);
  }
  const { slug } = category;
  return withStorePrefix(hasText(slug) ? joinParts(['c', slug]) : '/', rules.storeCode);
}

/** Adds a store code before a path; an empty code adds nothing. Source: UR-8. */
export function withStorePrefix(path: string, storeCode: string): string {
  if (storeCode === '') return path;
  const prefix = joinParts([storeCode]);
  return path === '/' ? prefix : prefix + path;
}

/** An address, split into the code of the store view and the rest. */
interface StoreAddress {
  /** Empty if the address has no store code. */
  readonly storeCode: string;
  /** Path without the store code, with its query. Begins with a slash. */
  readonly path: string;
}

/** Removes the store code from an address that begins with one of `storeCodes`. Source: UR-30. */
export function stripStorePrefix(address: string, storeCodes: readonly string[]): StoreAddress {
  if (storeCodes.length === 0) return { storeCode: '', path: address };
  const [prefix = ''] = /^\/[^/?#]*/.exec(address) ?? [];
  const storeCode = storeCodes.find((code) => withStorePrefix('/', code) === prefix);
  if (storeCode === undefined || storeCode === '') return { storeCode: '', path: address };
  const path = address.slice(prefix.length);
  return { storeCode, path: path.startsWith('/') ? path : `/${path}` };
}

/** Returns the slug of a product for an address: the slug of CC-9, else its sku. Never empty. */
export function slugOfProduct({ slug, sku }: Pick<LinkedProduct, 'slug' | 'sku'>): string {
  return hasText(slug) ? slug : sku;
}

function hasVariants(product: LinkedProduct): boolean {
  const { type_id, configurable_children: children, configurable_options: options } = product;
  return type_id === 'configurable' || (children?.length ?? 0) > 0 || (options?.length ?? 0) > 0;
}

function hasText(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
