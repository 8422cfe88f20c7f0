import type { ProductType } from '@shop/contract';

/**
 * Entity or page at a path.
 *
 * A product reached by its fallback route has no known `type` until it is loaded; `childSku` is the chosen
 * variant, else the product's own sku. Source: spec section 2.
 */
export type RouteTarget = ProductTarget | CategoryTarget | PageTarget;

/** A product page. */
export interface ProductTarget {
  readonly kind: 'product';
  readonly type: ProductType | undefined;
  readonly parentSku: string;
  readonly slug: string;
  readonly childSku: string;
}

/** A listing. */
export interface CategoryTarget {
  readonly kind: 'category';
  /** Unknown when the path is `/c/{slug}`. */
  readonly id: number | undefined;
  readonly slug: string;
}

/** A page that lives in content: `params` holds what the placeholders of its pattern stood for. */
export interface PageTarget {
  readonly kind: PageKind;
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Purpose of a page: to sell or to inform. */
export type PageKind = 'campaign' | 'info';

/**
 * Resolution of an address. `found.path` is its canonical path: if it differs from the requested path, redirect.
 * `unavailable`: the catalog was unreachable; retry later.
 */
export type Resolution =
  | {
      readonly kind: 'found';
      readonly target: RouteTarget;
      readonly path: string;
      /** The store view named by the path; empty when none is. */
      readonly storeCode: string;
    }
  | {
      readonly kind: 'redirect';
      /** Path and query, this origin. */
      readonly to: string;
    }
  | { readonly kind: 'not-found'; readonly path: string }
  | { readonly kind: 'unavailable'; readonly path: string; readonly cause?: unknown };
