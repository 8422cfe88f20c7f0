import { catalogCalls, createSkipLog, readLists } from '@shop/contract';
import type { ApiFailure, Category, EntityType, Product, SearchAnswer } from '@shop/contract';
import { err, ok, type EpochMs, type Result } from '@shop/kernel';
import * as v from 'valibot';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import { documentSlug } from '../products/document-slug.ts';
import { entitySchemas, type EntityOf } from './entities.ts';
import type { SearchPage } from './search-page.ts';

/** Source of a response. Without a field: the network. */
export interface PageOrigin {
  readonly cache?: boolean | undefined;
  readonly offline?: boolean | undefined;
  readonly savedAt?: EpochMs | undefined;
}

/** Creates the page of a response: every item parsed, with its slug and its price. Source: CC-8, CC-9, CC-10. */
export type ToSearchPage = <Type extends EntityType>(
  type: Type,
  answer: SearchAnswer,
  origin: PageOrigin,
) => Promise<Result<SearchPage<EntityOf[Type]>, ApiFailure>>;

/** Returns the function that creates pages from responses. */
export function createToSearchPage(config: CatalogConfig, ports: CatalogPorts): ToSearchPage {
  const logSkipped = createSkipLog(ports.log);

  /** Parses a document; leaves out elements of its lists that cannot be parsed. Source: CO-68. */
  function readEntity(type: EntityType, document: unknown) {
    const storedProduct = type === 'product' ? ports.storedProduct?.(document) : undefined;
    if (storedProduct !== undefined) return { success: true, output: storedProduct } as const;
    const schema: v.GenericSchema = entitySchemas[type];
    const isComplete = v.safeParse(schema, document);
    if (isComplete.success) return isComplete;
    // A copy, because the cache stores the response unchanged.
    const read = readLists(schema, JSON.parse(JSON.stringify(document)));
    if (read.success) logSkipped(catalogCalls.catalog.path, read.skipped);
    return read;
  }

  async function decorate<Type extends EntityType>(
    type: Type,
    entity: EntityOf[Type],
  ): Promise<EntityOf[Type]> {
    if (type !== 'product' && type !== 'category') return entity;
    const slug = documentSlug(entity as Product | Category, config.useUrlKeys);
    const isComplete = slug === undefined || slug === (entity as Product | Category).slug;
    const slugged = isComplete ? entity : { ...entity, slug };
    if (type !== 'product' || ports.price === undefined) return slugged;
    return (await ports.price(slugged as Product)) as EntityOf[Type];
  }

  return async <Type extends EntityType>(
    type: Type,
    answer: SearchAnswer,
    { cache = false, offline = false, savedAt }: PageOrigin,
  ) => {
    const items: EntityOf[Type][] = [];
    let issue: string | undefined;
    for (const document of answer.items) {
      const read = readEntity(type, document);
      if (read.success) items.push(await decorate(type, read.output as EntityOf[Type]));
      else issue ??= read.issue;
    }
    if (issue !== undefined) {
      const dropped = answer.items.length - items.length;
      ports.log.warn('catalog-item-dropped', { type, issue, dropped });
      if (items.length === 0) return err({ kind: 'malformed', issue });
    }
    return ok({
      items,
      total: answer.total,
      start: answer.start,
      perPage: answer.perPage,
      aggregations: answer.aggregations,
      suggestions: answer.suggestions ?? [],
      understood: answer.understood ?? [],
      ...(answer.redirect !== undefined && { redirect: answer.redirect }),
      cache,
      offline,
      savedAt,
      noresults: items.length === 0,
    });
  };
}
