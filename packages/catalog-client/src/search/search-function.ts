import type { ApiFailure, EntityType, SearchAnswer } from '@shop/contract';
import type { Result } from '@shop/kernel';
import type { EntitySearch } from '../catalog-client.ts';
import type { SearchOptions } from '../transport/call-options.ts';
import type { EntityOf } from './entities.ts';
import type { SearchPage } from './search-page.ts';

/** Search options for calls inside this package only. */
export interface InternalSearchOptions<T> extends SearchOptions<T> {
  /** Caches the response as this product's own document, where product pages read it. */
  readonly asProduct?: string | undefined;
  /**
   * Returns a failure if the backend is unreachable, even where a listing would be empty, because a single entity is
   * requested.
   */
  readonly requireNetwork?: boolean | undefined;
  /** Response to this question from a page call; no request is sent. */
  readonly answer?: SearchAnswer | undefined;
  /** Receives the number of items left out because they could not be parsed. */
  readonly onDropped?: ((count: number) => void) | undefined;
}

/** Runs searches with the cache, deduplicates concurrent requests and validates every item. */
export type Search = <Type extends EntityType>(
  search: EntitySearch<Type>,
  options?: InternalSearchOptions<EntityOf[Type]>,
) => Promise<Result<SearchPage<EntityOf[Type]>, ApiFailure>>;
