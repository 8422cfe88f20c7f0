import type { ResolvedProduct, UrlResolver } from '@shop/url-resolver';
import { QueryClient, skipToken, type QueryClientConfig } from '@tanstack/react-query';
import { productsIn } from './page-tags.ts';
import { answerRule, type AnswerRule } from './answer-rules.ts';
import { jsonOf } from './json-of.ts';
import type { AnswerStore } from './answer-store.ts';

/** Responses that one request reads from the store and adds to it. */
export interface RequestAnswers {
  /** Creates a query client whose queries find their data in the store until rendering begins. */
  createQueryClient(config: QueryClientConfig): QueryClient;
  /** Begins rendering: queries then find only the data that was loaded for this page. */
  beginRendering(): void;
  /** Records the addresses of products that the request learns, to store them with the response that contained them. */
  withAddressesOf(urls: UrlResolver): UrlResolver;
  /** Reports a failed call: data loaded after it is incomplete and is not stored. */
  noteFailure(): void;
  /** Reports the time at which loaded data changes by the clock. */
  noteChange(atMs: number): void;
}

/** Options of a query that this module uses. Their types differ by kind of query and are not read here. */
interface QueryParts {
  readonly queryKey: readonly unknown[];
  readonly queryHash: string;
  readonly queryFn?: unknown;
  readonly initialPageParam?: unknown;
}

type QueryFunction = (context: { readonly pageParam?: unknown }) => Promise<unknown>;

const none = (): readonly string[] => [];

/**
 * Estimates the memory in bytes: an object takes three times its text, which is also stored with two bytes per
 * character.
 */
const bytesOf = (data: unknown) => 5 * jsonOf(data).length;

/** `storesPrices`: false if prices come from another system than the API, whose changes the change feed does not report. */
export function createRequestAnswers(
  store: AnswerStore,
  options: { readonly storesPrices: boolean },
): RequestAnswers {
  const productsBySku = new Map<string, ResolvedProduct>();
  let urls: UrlResolver | undefined;
  let isRendering = false;
  let isIncomplete = false;
  let changesAt = Infinity;

  const tell = (products: readonly ResolvedProduct[]) => {
    if (products.length > 0) void urls?.registerProducts(products);
  };

  /** Fetches once for all concurrent requests, and stores a complete response. */
  async function load(
    { queryKey }: QueryParts,
    { kind, maxAgeMs, tags = none }: AnswerRule,
    ask: () => Promise<unknown>,
    key: string,
  ) {
    let isOwn = false;
    const loaded = await store.share(key, async () => {
      isOwn = true;
      const start = store.begin();
      const data = await ask();
      const shownProducts = productsIn(data);
      const products = shownProducts.flatMap(({ sku }) => productsBySku.get(sku) ?? []);
      if (!isIncomplete) {
        const facts = {
          kind,
          maxAgeMs,
          tags: [...tags(queryKey), ...shownProducts.map(({ id }) => `P${id}`)],
          expiresAt: kind === 'shelf' ? changesAt : Infinity,
          bytes: bytesOf(data),
          products,
        };
        store.store(key, data, facts, start);
      }
      return { data, products };
    });
    if (!isOwn) tell(loaded.products);
    return loaded.data;
  }

  function withStore<T extends QueryParts>(query: T): T {
    const rule = isRendering ? undefined : answerRule(query.queryKey);
    const { queryFn } = query;
    const isStored = rule !== undefined && (rule.kind === 'frame' || options.storesPrices);
    if (!isStored || queryFn === undefined || queryFn === skipToken) return query;
    const isPaged = 'initialPageParam' in query;
    const keyOf = (pageParam: unknown) =>
      isPaged ? `${query.queryHash} ${JSON.stringify(pageParam)}` : query.queryHash;
    const storedAnswer = store.read(keyOf(query.initialPageParam));
    if (storedAnswer !== undefined) {
      tell(storedAnswer.products);
      const { data } = storedAnswer;
      return {
        ...query,
        initialData: isPaged ? { pages: [data], pageParams: [query.initialPageParam] } : data,
        // The change feed has reported no change of it since.
        initialDataUpdatedAt: Date.now(),
      };
    }
    const ask = queryFn as QueryFunction;
    return {
      ...query,
      queryFn: (context: Parameters<QueryFunction>[0]) =>
        load(query, rule, () => ask(context), keyOf(context.pageParam)),
    };
  }

  return {
    createQueryClient: (config) => queryClientWith(config, withStore),
    beginRendering() {
      isRendering = true;
    },
    withAddressesOf(resolver) {
      urls = resolver;
      return {
        ...resolver,
        registerProducts(products, storeCode) {
          for (const product of products) productsBySku.set(product.sku, addressOf(product));
          return resolver.registerProducts(products, storeCode);
        },
      };
    },
    noteFailure() {
      isIncomplete = true;
    },
    noteChange(atMs) {
      changesAt = Math.min(changesAt, atMs);
    },
  };
}

/** Creates a query client that passes the options of each query to `adapt`, once. */
function queryClientWith(
  config: QueryClientConfig,
  adapt: (query: QueryParts) => QueryParts,
): QueryClient {
  const client = new QueryClient(config);
  const withDefaults = client.defaultQueryOptions.bind(client);
  client.defaultQueryOptions = ((options: Parameters<typeof withDefaults>[0]) => {
    const defaulted = withDefaults(options);
    // Options that already have their defaults return unchanged: they were adapted before.
    return defaulted === options ? options : adapt(defaulted as QueryParts);
  }) as typeof withDefaults;
  return client;
}

/** Copies the fields of a product that a resolver reads. */
function addressOf({ sku, parentSku, type_id, url_path, slug }: ResolvedProduct): ResolvedProduct {
  return {
    sku,
    type_id,
    parentSku,
    url_path,
    slug,
  };
}
