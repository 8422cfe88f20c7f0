import type { ProductType } from '@shop/contract';

/**
 * Entity or page at a path.
 *
 * A product at a fallback path has no known `type` until it is loaded; `childSku` is the selected variant, else the
 * product's own sku. Source: spec section 2.
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
  /** Undefined for the path `/c/{slug}`. */
  readonly id: number | undefined;
  readonly slug: string;
}

/** A content page; `params` has the values of the placeholders in its path. */
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
      /** Store code in the path; empty if there is none. */
      readonly storeCode: string;
    }
  | {
      readonly kind: 'redirect';
      /** Path and query on this origin. */
      readonly to: string;
    }
  | { readonly kind: 'not-found'; readonly path: string }
  | { readonly kind: 'unavailable'; readonly path: string; readonly cause?: unknown };
