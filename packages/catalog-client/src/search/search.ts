import { catalogCalls, createSkipLog, readLists } from '@shop/contract';
import type { Category, EntityType, Product, SearchAnswer } from '@shop/contract';
import { err, ok, type EpochMs, type Result } from '@shop/kernel';
import * as v from 'valibot';
import { type CachedResponse, createResponseCache } from '../cache/response-cache.ts';
import type { CacheMode, CallOptions, SearchOptions } from '../transport/call-options.ts';
import type { EntitySearch } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogFailure } from '../transport/catalog-failure.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import { entitySchemas, type EntityOf } from './entities.ts';
import type { SearchBackend } from './search-backend.ts';
import type { SearchPage } from './search-page.ts';
import { type PreparedSearch, prepareSearch } from './search-request.ts';
import { documentSlug } from '../products/document-slug.ts';

/** Search options for calls inside this package only. */
interface InternalSearchOptions<T> extends SearchOptions<T> {
  /** Caches the response as this product's own document, where product pages read it. */
  readonly asProduct?: string;
  /**
   * Returns a failure if the backend is unreachable, even where a listing would be empty, because a single entity is
   * requested.
   */
  readonly requireNetwork?: boolean;
  /** Response to this question from a page call; no request is sent. */
  readonly answer?: SearchAnswer;
  /** Receives the number of items left out because they could not be parsed. */
  readonly onDropped?: (count: number) => void;
}

/** Runs searches with the cache, deduplicates concurrent requests and validates every item. */
export type Search = <Type extends EntityType>(
  search: EntitySearch<Type>,
  options?: InternalSearchOptions<EntityOf[Type]>,
) => Promise<Result<SearchPage<EntityOf[Type]>, CatalogFailure>>;

/** Source: CC-8 to CC-12, CC-20 to CC-26. */
export function createSearch(
  config: CatalogConfig,
  ports: CatalogPorts,
  backend: SearchBackend,
): Search {
  const cache = createResponseCache(config, ports);
  const logSkipped = createSkipLog(ports.log);

  async function request(
    job: PreparedSearch,
    question: string,
    mode: CacheMode,
    options: CallOptions,
  ) {
    const answer = await backend(job, options);
    if (answer.ok && mode !== 'none') void store(job, question, answer.value);
    return answer;
  }

  async function store(job: PreparedSearch, question: string, answer: SearchAnswer): Promise<void> {
    if (cache === undefined) return;
    const isReadable = (item: SearchAnswer['items'][number]) => v.is(entitySchemas[job.type], item);
    if (answer.items.length > 0 && !answer.items.some(isReadable)) return;
    await cache.write(question, question.startsWith('product:') ? firstItemOnly(answer) : answer);
    const isComplete = job.body.includeFields === undefined && job.body.excludeFields === undefined;
    if (job.type !== 'product' || !isComplete) return;
    for (const item of answer.items.filter(isReadable)) {
      const key = productQuestion(String(item['sku'] ?? ''), job);
      if (key !== question) await cache.write(key, singleItem(item));
    }
  }

  return async (search, options = {}) => {
    const { type } = search;
    const job = prepareSearch(search, config, ports.identity?.() ?? {});
    const { asProduct } = options;
    const question =
      asProduct === undefined ? JSON.stringify(job.body) : productQuestion(asProduct, job);
    const mode = cache === undefined ? 'none' : (options.cache ?? config.cacheMode);
    let latestResponse: SearchAnswer | undefined;
    const page = async (answer: SearchAnswer, from: Partial<PageOrigin> = {}) => {
      const result = await toPage(type, answer, { ...networkOrigin, ...from });
      if (result.ok) latestResponse = answer;
      if (result.ok) options.onDropped?.(answer.items.length - result.value.items.length);
      return withPlatformPrices(result, type, options, () => latestResponse === answer);
    };

    if (options.answer !== undefined) {
      if (mode !== 'none') void store(job, question, options.answer);
      return page(options.answer);
    }
    if (mode === 'stale-first') {
      const cached = await cache?.read(question);
      if (cached !== undefined) {
        const isFresh = ports.clock.now() - cached.savedAt < config.cacheFreshMs;
        const delivered = await page(cached.answer, { cache: true, savedAt: cached.savedAt });
        // Starts the refresh last, so that `onFresh` runs after the cached response is returned.
        if (delivered.ok && !isFresh) void refresh(cached);
        // Ignores a cached response that this build cannot parse.
        if (delivered.ok) return delivered;
      }
    }

    const answer = await request(job, question, mode, options);
    if (answer.ok) return page(answer.value);
    const { error } = answer;
    if (error.kind === 'network' && error.reason === 'aborted') return answer;
    const unreachable = error.kind === 'network';
    const cached = mode === 'network-first' ? await cache?.read(question) : undefined;
    if (cached !== undefined) {
      const stalePage = await page(cached.answer, {
        cache: true,
        savedAt: cached.savedAt,
        offline: unreachable,
      });
      if (stalePage.ok) {
        ports.log.warn('catalog-answered-from-cache', { type, ...failureFields(error) });
        return stalePage;
      }
    }
    if (unreachable && config.whenUnreachable === 'empty' && options.requireNetwork !== true) {
      return page(
        { items: [], total: 0, start: job.from, perPage: job.size, aggregations: {} },
        {
          offline: true,
        },
      );
    }
    return answer;

    async function refresh(cached: CachedResponse): Promise<void> {
      const newer = await request(job, question, mode, {});
      if (!newer.ok) {
        ports.log.info('catalog-refresh-failed', { type, ...failureFields(newer.error) });
        return;
      }
      if (options.onFresh === undefined) return;
      if (sameItems(newer.value, cached.answer)) return;
      const freshPage = await page(newer.value);
      if (freshPage.ok) options.onFresh(freshPage.value);
    }
  };

  /** Products with the platform's prices, or those they have until then; those of an outdated page go unheard. */
  async function withPlatformPrices<Type extends EntityType>(
    page: Result<SearchPage<EntityOf[Type]>, CatalogFailure>,
    type: Type,
    { onFresh, requireNetwork }: InternalSearchOptions<EntityOf[Type]>,
    isNewest: () => boolean,
  ): Promise<Result<SearchPage<EntityOf[Type]>, CatalogFailure>> {
    const { platformPrices } = ports;
    if (type !== 'product' || platformPrices === undefined || !page.ok) return page;
    const products = page.value.items as readonly unknown[] as readonly Product[];
    if (products.length === 0) return page;
    const withItems = (items: readonly Product[]) => ({
      ...page.value,
      items: items as readonly unknown[] as EntityOf[Type][],
    });
    if (config.waitForPlatformPrices || requireNetwork === true)
      return ok(withItems(await platformPrices.confirm(products)));
    if (onFresh !== undefined)
      void platformPrices.confirm(products).then((items) => {
        if (isNewest()) onFresh(withItems(items));
      });
    return ok(withItems(await platformPrices.markPending(products)));
  }

  /** A document, without elements of its lists that cannot be read. Source: CO-68. */
  function readEntity(type: EntityType, document: unknown) {
    const schema: v.GenericSchema = entitySchemas[type];
    const isComplete = v.safeParse(schema, document);
    if (isComplete.success) return isComplete;
    // Caches the response unchanged.
    const read = readLists(schema, JSON.parse(JSON.stringify(document)));
    if (read.success) logSkipped(catalogCalls.catalog.path, read.skipped);
    return read;
  }

  async function toPage<Type extends EntityType>(
    type: Type,
    answer: SearchAnswer,
    origin: PageOrigin,
  ): Promise<Result<SearchPage<EntityOf[Type]>, CatalogFailure>> {
    const items: EntityOf[Type][] = [];
    let issue: string | undefined;
    for (const document of answer.items) {
      const read = readEntity(type, document);
      if (read.success) items.push(await decorate(type, read.output as EntityOf[Type]));
      else issue ??= read.issue;
    }
    if (issue !== undefined) {
      ports.log.warn('catalog-item-dropped', {
        type,
        issue,
        dropped: answer.items.length - items.length,
      });
      if (items.length === 0) return err({ kind: 'wrong-format', issue });
    }
    const { savedAt, ...flags } = origin;
    return ok({
      items,
      total: answer.total,
      start: answer.start,
      perPage: answer.perPage,
      aggregations: answer.aggregations,
      suggestions: answer.suggestions ?? [],
      ...flags,
      ...(savedAt === undefined ? {} : { savedAt }),
      noresults: items.length === 0,
    });
  }

  async function decorate<Type extends EntityType>(
    type: Type,
    entity: EntityOf[Type],
  ): Promise<EntityOf[Type]> {
    if (type !== 'product' && type !== 'category') return entity;
    const slug = documentSlug(entity as Product | Category, config.useUrlKeys);
    const slugged = slug === undefined ? entity : { ...entity, slug };
    if (type !== 'product' || ports.price === undefined) return slugged;
    return (await ports.price(slugged as Product)) as EntityOf[Type];
  }
}

/** True if two responses show the same; ignores the search score. */
function sameItems(a: SearchAnswer, b: SearchAnswer): boolean {
  const visible = ({ items, total, aggregations }: SearchAnswer) =>
    JSON.stringify([items, total, aggregations], (key, value: unknown) =>
      key === '_score' ? undefined : value,
    );
  return visible(a) === visible(b);
}

/** Returns the cache key of a whole product, the same for all calls. */
function productQuestion(sku: string, { body }: PreparedSearch): string {
  const group = body.groupId;
  return `product:${sku}${group === undefined || group === null ? '' : `:${group}`}`;
}

interface PageOrigin {
  readonly cache: boolean;
  readonly offline: boolean;
  readonly savedAt: EpochMs | undefined;
}
const networkOrigin: PageOrigin = { cache: false, offline: false, savedAt: undefined };

function singleItem(item: SearchAnswer['items'][number]): SearchAnswer {
  return { items: [item], total: 1, start: 0, perPage: 1, aggregations: {} };
}

function firstItemOnly(answer: SearchAnswer): SearchAnswer {
  const [item] = answer.items;
  return item === undefined ? answer : singleItem(item);
}

function failureFields(error: CatalogFailure): Readonly<Record<string, unknown>> {
  switch (error.kind) {
    case 'network':
      return { kind: error.kind, reason: error.reason };
    case 'refused':
      return { kind: error.kind, code: error.code, error: error.error };
    case 'wrong-format':
      return { kind: error.kind, issue: error.issue };
    case 'bad-content-type':
      return { kind: error.kind, contentType: error.contentType };
  }
}
