import type { Category, Product } from '@shop/contract';
import { joinParts, pathOfText } from '../path/path.ts';
import { stringifyQuery } from '../path/query.ts';

/** Settings for writing addresses. */
export interface LinkRules {
  /** On: `/{url_path}`. Off: `/p/…` and `/c/…`. */
  readonly useDispatcher: boolean;
  /** Put in front of every path as `/{storeCode}`; empty where the store view does not append its code. */
  readonly storeCode: string;
}

/** The fields of a product that its address is made of. */
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

/** The fields of a category that its address is made of. */
export type LinkedCategory = Partial<Pick<Category, 'url_path' | 'slug'>>;

/**
 * The address of a product: `/{url_path}`, with `?childSku=` when it has variants and one is chosen; without
 * dispatcher or url_path `/p/{parentSku}/{slug}`, and `/{childSku}` behind it for a configurable.
 *
 * Bounds: `childSku` left out means the product's own sku where that is a variant's. Source: UR-4 to UR-6.
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
 * The address of a category: `/{url_path}`, without dispatcher or url_path `/c/{slug}`; `/` when it has
 * neither.
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

/** Puts a store code in front of a path; the empty code is none. Source: UR-8. */
export function withStorePrefix(path: string, storeCode: string): string {
  if (storeCode === '') return path;
  const prefix = joinParts([storeCode]);
  return path === '/' ? prefix : prefix + path;
}

/** An address without the code of a store view in front of it. */
interface StoreAddress {
  /** Empty where the address names none. */
  readonly storeCode: string;
  /** Path below the store view, with its query. Begins with a slash. */
  readonly path: string;
}

/** Takes the store code off an address that names one of `storeCodes` in front. Source: UR-30. */
export function stripStorePrefix(address: string, storeCodes: readonly string[]): StoreAddress {
  if (storeCodes.length === 0) return { storeCode: '', path: address };
  const [prefix = ''] = /^\/[^/?#]*/.exec(address) ?? [];
  const storeCode = storeCodes.find((code) => withStorePrefix('/', code) === prefix);
  if (storeCode === undefined || storeCode === '') return { storeCode: '', path: address };
  const path = address.slice(prefix.length);
  return { storeCode, path: path.startsWith('/') ? path : `/${path}` };
}

/** Returns the slug of a product in an address: the slug of CC-9, else its sku. Never empty. */
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
