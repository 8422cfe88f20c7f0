import type { ResolvedProduct, UrlResolver } from '@shop/url-resolver';
import { QueryClient, skipToken, type QueryClientConfig } from '@tanstack/react-query';
import { productsIn } from './page-tags.ts';
import { answerRule, type AnswerRule } from './answer-rules.ts';
import { jsonOf } from './write-page-data.ts';
import type { AnswerStore } from './answer-store.ts';

/** The answers one request reads from the store and adds to it. */
export interface RequestAnswers {
  /** A query client whose queries find their data in the store until rendering begins. */
  createQueryClient(config: QueryClientConfig): QueryClient;
  /** From here on queries find what was loaded for this page, and nothing else. */
  beginRendering(): void;
  /** Learns the addresses of products as the request does, to tell them again with the answers that told them. */
  withAddressesOf(urls: UrlResolver): UrlResolver;
  /** Hears that a call failed: what is loaded from then on is incomplete and is not stored. */
  noteFailure(): void;
  /** Hears when something that was loaded changes by the clock. */
  noteChange(atMs: number): void;
}

/** What of the options of a query is needed here: its types differ by kind of query, this does not look into them. */
interface QueryParts {
  readonly queryKey: readonly unknown[];
  readonly queryHash: string;
  readonly queryFn?: unknown;
  readonly initialPageParam?: unknown;
}

type QueryFunction = (context: { readonly pageParam?: unknown }) => Promise<unknown>;

const none = (): readonly string[] => [];

/** As objects it takes about three times the bytes of its text, which is stored beside it in two bytes a letter. */
const bytesOf = (data: unknown) => 5 * jsonOf(data).length;

/** `storesPrices`: off where somebody else than the API, whom the change feed does not know, has the last word on prices. */
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

  /** Asks once for all requests that ask at the same time, and stores what came whole. */
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
        // The change feed has confirmed it up to now.
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
    createQueryClient(config) {
      const client = new QueryClient(config);
      const withDefaults = client.defaultQueryOptions.bind(client);
      client.defaultQueryOptions = ((options: Parameters<typeof withDefaults>[0]) => {
        const defaulted = withDefaults(options);
        // Options that had their defaults already come back as they are: they have been here, too.
        return defaulted === options ? options : withStore(defaulted as QueryParts);
      }) as typeof withDefaults;
      return client;
    },
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

/** What a resolver reads of a product, without the rest of its document. */
function addressOf({ sku, parentSku, type_id, url_path, slug }: ResolvedProduct): ResolvedProduct {
  return {
    sku,
    type_id,
    ...(parentSku !== undefined && { parentSku }),
    ...(url_path !== undefined && { url_path }),
    ...(slug !== undefined && { slug }),
  };
}
