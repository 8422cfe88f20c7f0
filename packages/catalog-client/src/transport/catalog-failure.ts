import type { AnswerFailure } from '@shop/contract';
import type { VisibilityRefusal } from '@shop/catalog';
import type { NetworkFailure } from '@shop/kernel';

/**
 * Reason why a catalog call failed. Branch on `kind`; the screen chooses the text. `network`: no response (`offline`:
 * no request was sent). For the others see `AnswerFailure`. Source: CC-1 to CC-5.
 */
export type CatalogFailure =
  | { readonly kind: 'network'; readonly reason: NetworkFailure['kind']; readonly cause?: unknown }
  | AnswerFailure;

/** Reason why a requested product is not shown. Source: CC-30 to CC-35. */
export type ProductRejection =
  /** No value was given for the key to search by. */
  | { readonly kind: 'key-missing'; readonly key: string }
  | { readonly kind: 'not-found'; readonly key: string; readonly value: string }
  | VisibilityRefusal;

/** No category has that value under that key. Source: CC-36. */
export interface CategoryNotFound {
  readonly kind: 'not-found';
  readonly key: string;
  readonly value: string;
}
