import type { ApiFailure } from '@shop/contract';
import type { CategoryNotFound, ProductRejection } from '@shop/catalog-client';
import type { Result } from '@shop/kernel';

/** A question the catalogue could not answer, as an error boundary meets it. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';
  readonly failure: ApiFailure | ProductRejection | CategoryNotFound;

  constructor(failure: ApiFailure | ProductRejection | CategoryNotFound) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** The value of an answer. Errors: throws `CatalogError` with the reason. */
export async function answered<T>(
  answer: Promise<Result<T, ApiFailure | ProductRejection | CategoryNotFound>>,
): Promise<T> {
  const result = await answer;
  if (result.ok) return result.value;
  throw new CatalogError(result.error);
}

/**
 * The page of products of an answer. Errors: throws `CatalogError` also where nobody was asked and nothing is stored:
 * that says nothing about what is sold.
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
 * Whether an error means that nobody could be asked. One that has come from the server in a page is an error
 * of no class any more; its message is the failure's kind.
 */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.message === ('network' satisfies ApiFailure['kind']);
}
