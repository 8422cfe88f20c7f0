import type { ApiFailure } from '@shop/contract';
import type { CategoryNotFound, ProductRejection } from '@shop/catalog-client';
import type { Result } from '@shop/kernel';

/** Error of a catalog call, for error boundaries. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';
  readonly failure: ApiFailure | ProductRejection | CategoryNotFound;

  constructor(failure: ApiFailure | ProductRejection | CategoryNotFound) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Returns the value of a result. Errors: throws `CatalogError` with the reason. */
export async function answered<T>(
  answer: Promise<Result<T, ApiFailure | ProductRejection | CategoryNotFound>>,
): Promise<T> {
  const result = await answer;
  if (result.ok) return result.value;
  throw new CatalogError(result.error);
}

/**
 * Returns the page of products of a result. Errors: throws `CatalogError` also if there was no request and nothing is
 * stored: an empty page would say nothing about the catalog.
 */
export async function answeredPage<
  T extends { readonly offline: boolean; readonly noresults: boolean },
>(answer: Promise<Result<T, ApiFailure>>): Promise<T> {
  const page = await answered(answer);
  if (page.offline && page.noresults) {
    throw new CatalogError({ kind: 'network', reason: 'offline' });
  }
  return page;
}

/**
 * Returns true if the shop was unreachable. An error that arrived with a server-rendered page has lost its class; its
 * message is the failure's kind.
 */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.message === ('network' satisfies ApiFailure['kind']);
}
