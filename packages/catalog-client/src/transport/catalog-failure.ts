import type { AnswerFailure, VisibilityRefusal } from '@shop/contract';
import type { NetworkFailure } from '@shop/kernel';

/**
 * Why the catalogue could not answer. Told apart by `kind`; the words are chosen where they are shown.
 * `network`: no answer came (`offline`: nothing was even sent). The others: see `AnswerFailure`.
 * Source: CC-1 to CC-5.
 */
export type CatalogFailure =
  | { readonly kind: 'network'; readonly reason: NetworkFailure['kind']; readonly cause?: unknown }
  | AnswerFailure;

/** Why a product that was asked for is not shown. Source: CC-30 to CC-35. */
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
