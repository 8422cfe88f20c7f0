import { pageCalls, type SearchAnswer } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import { createAttributeCalls, type AttributeCalls } from './attribute-calls.ts';
import type { CallOptions } from '../transport/call-options.ts';
import type {
  CatalogClient,
  EntitySearch,
  ListingPage,
  ListingPageRequest,
  ListingRequest,
  ProductPage,
} from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogFailure } from '../transport/catalog-failure.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import type { CategoryCalls } from '../categories/category-calls.ts';
import type { ContentCalls } from '../content/content-calls.ts';
import { listingSearch } from '../search/listing-search.ts';
import { loadProduct } from './load-product.ts';
import { createProductCalls, type ProductCalls } from './product-calls.ts';
import type { Search } from '../search/search.ts';
import { essentialFields, prepareSearch } from '../search/search-request.ts';
import type { StockCalls } from '../stock/stock-calls.ts';
import { type Transport, valueOf } from '../transport/transport.ts';

type ScreenCalls = Pick<CatalogClient, 'productPage' | 'listingPage' | 'freshness'>;

/** Single calls that replace a page call. */
interface SingleCalls {
  readonly products: ProductCalls;
  readonly attributes: AttributeCalls;
  readonly stock: StockCalls;
  readonly categories: CategoryCalls;
  readonly content: ContentCalls;
}

/** Maximum number of articles in one request for prices and stock. Source: CO-74. */
const maxFreshSkus = 100;
/** Bytes of searches an address may carry; a longer one is sent in bodies of its own. */
const maxSearchBytes = 6_000;
/** Status codes of a backend without such a call. */
const missingCallCodes: ReadonlySet<number> = new Set([404, 405]);

/**
 * Creates the calls that load a screen in one request. Each part is parsed and cached as the response of its single
 * call. Source: CC-72 to CC-74.
 */
export function createScreenCalls(
  config: CatalogConfig,
  ports: CatalogPorts,
  transport: Transport,
  search: Search,
  single: SingleCalls,
): ScreenCalls {
  let isOffered = config.pageCalls && config.search.kind === 'form-a';
  const isGuest = () => !config.groupPrices || ports.identity?.().groupId === undefined;

  /**
   * The answer, `undefined` where single calls must do: none is offered, or what they kept is better than a failure.
   */
  async function wholePage<T>(
    asked: () => Promise<Result<T, CatalogFailure>>,
  ): Promise<Result<T, CatalogFailure> | undefined> {
    if (!isOffered || !isGuest()) return undefined;
    const answer = await asked();
    if (answer.ok) return answer;
    const { error } = answer;
    if (error.kind === 'refused' && missingCallCodes.has(error.code)) {
      isOffered = false;
      return undefined;
    }
    const isAborted = error.kind === 'network' && error.reason === 'aborted';
    return ports.cache === undefined || isAborted ? answer : undefined;
  }

  /** Searches for which the answer is there already. */
  const answering =
    (answer: SearchAnswer): Search =>
    (asked, options) =>
      search(asked, { ...options, answer });
  const productsOf = (answer: SearchAnswer) =>
    createProductCalls(config, ports, answering(answer), single.categories);
  const attributesOf = (answer: SearchAnswer) => createAttributeCalls(config, answering(answer));

  async function productPage(
    request: Parameters<CatalogClient['productPage']>[0],
    options: CallOptions = {},
  ): ReturnType<CatalogClient['productPage']> {
    const { sku, reviews = 0, cards = 0, cardFields } = request;
    const fields = cardFields && [...new Set([...cardFields, ...essentialFields.product])].sort();
    const answer =
      sku === ''
        ? undefined
        : await wholePage(async () =>
            valueOf(
              await transport.call(
                pageCalls.productPage,
                { query: { sku, reviews, cards, fields } },
                options,
              ),
            ),
          );
    if (answer === undefined) return loadProduct(config, ports, single, request, options);
    if (!answer.ok) return answer;
    const page = answer.value;
    const stock = new Map(
      page.stock.flatMap((entry) =>
        entry.product_id === undefined ? [] : [[entry.product_id, entry] as const],
      ),
    );
    const sources = {
      products: {
        product: productsOf(page.product).product,
        parentOf: productsOf(page.parent).parentOf,
      },
      attributes: {
        attributes: attributesOf(page.attributes).attributes,
        attributeGroups: attributesOf(page.attributeGroups).attributeGroups,
      },
      stock: { stockOfProducts: () => Promise.resolve(ok(stock)) },
    };
    const loaded = await loadProduct(config, ports, sources, request, options);
    if (!loaded.ok) return loaded;
    const { product } = loaded.value;
    const codes = (product.configurable_options ?? []).flatMap(
      ({ attribute_code: code }) => code ?? [],
    );
    const [attributes, approved, parts, linked, similar] = await Promise.all([
      attributesOf(page.attributes).attributes({ codes }, { cache: 'none' }),
      attributesOf(page.reviews).reviews(product.id, { size: reviews }),
      products(page.parts),
      products(page.linked),
      products(listOf(page.near)),
    ]);
    const whole: ProductPage = {
      ...loaded.value,
      ...(approved.ok && {
        extras: {
          optionAttributes: (attributes.ok ? attributes.value.items : []).filter(
            ({ attribute_code: code }) => codes.includes(code),
          ),
          reviews: approved.value,
          parts,
          linked,
          similar,
          delivery: page.delivery ?? undefined,
        },
      }),
    };
    return ok(whole);
  }

  /** The products of a part; of one that cannot be read, none. */
  async function products(answer: SearchAnswer) {
    const read = await search({ type: 'product' }, { answer, cache: 'none' });
    return read.ok ? read.value.items : [];
  }

  async function listingPage(
    request: ListingPageRequest,
    options: CallOptions = {},
  ): Promise<Result<ListingPage, CatalogFailure>> {
    const { categoryId, attributeCodes, banners = false } = request;
    const listing = await searchOf(request.listing, options);
    if (!listing.ok) return listing;
    const counted =
      request.unfiltered === undefined ? undefined : await searchOf(request.unfiltered, options);
    if (counted?.ok === false) return counted;
    const whole = counted?.value;
    const texts = [textOf(listing.value), ...(whole === undefined ? [] : [textOf(whole)])];
    if (encodeURIComponent(texts.join('')).length > maxSearchBytes) {
      return singleListing(request, options);
    }
    const answer = await wholePage(async () =>
      valueOf(
        await transport.call(
          pageCalls.listingPage,
          {
            query: {
              category: categoryId,
              listing: texts[0],
              whole: texts[1],
              attributes: attributeCodes,
              banners: banners ? 1 : 0,
            },
          },
          options,
        ),
      ),
    );
    if (answer === undefined) return singleListing(request, options);
    if (!answer.ok) return answer;
    const page = answer.value;
    const [category, found, all, attributes] = await Promise.all([
      categoryId === undefined
        ? undefined
        : search({ type: 'category' }, { answer: page.category, cache: 'none' }),
      search(listing.value, { answer: page.listing }),
      whole && search(whole, { answer: page.whole }),
      attributesOf(page.attributes).attributes({ codes: attributeCodes ?? [] }),
    ]);
    if (category?.ok === false) return category;
    if (!found.ok) return found;
    if (all?.ok === false) return all;
    if (!attributes.ok) return attributes;
    return ok({
      category: category?.value.items[0],
      listing: found.value,
      unfiltered: all?.value,
      attributes: attributes.value.items,
      banners: banners
        ? { offers: page.promotedOffers ?? noOffers, main: page.mainImage ?? undefined }
        : undefined,
    });
  }

  /** The search of a listing, its category looked into. */
  async function searchOf(
    request: ListingRequest,
    options: CallOptions,
  ): Promise<Result<EntitySearch<'product'>, CatalogFailure>> {
    const ids = await single.categories.withDescendants(request, options);
    return ids.ok ? ok(listingSearch(request, ids.value, config)) : ids;
  }

  /** Returns the wire form of a guest's search in the store view of the address. */
  function textOf(asked: EntitySearch<'product'>): string {
    const { store: _store, ...body } = prepareSearch(asked, config, {}).body;
    return JSON.stringify(body);
  }

  async function singleListing(
    { categoryId, listing, unfiltered, attributeCodes, banners = false }: ListingPageRequest,
    options: CallOptions,
  ): Promise<Result<ListingPage, CatalogFailure>> {
    const [category, found, all, attributes, offers, main] = await Promise.all([
      categoryId === undefined
        ? undefined
        : single.categories.categories({ ids: [categoryId] }, options),
      single.products.listing(listing, options),
      unfiltered && single.products.listing(unfiltered, options),
      attributeCodes && single.attributes.attributes({ codes: attributeCodes }, options),
      banners ? single.content.promotedOffers(options) : noOffers,
      banners ? single.content.mainImage(options) : undefined,
    ]);
    if (category?.ok === false) return category;
    if (!found.ok) return found;
    if (all?.ok === false) return all;
    if (attributes?.ok === false) return attributes;
    return ok({
      category: category?.value.items[0],
      listing: found.value,
      unfiltered: all?.value,
      attributes: attributes?.value.items ?? [],
      banners: banners ? { offers, main } : undefined,
    });
  }

  async function freshness(
    skus: readonly string[],
    options: CallOptions = {},
  ): ReturnType<CatalogClient['freshness']> {
    const wanted = [...new Set(skus)];
    const batches = Array.from({ length: Math.ceil(wanted.length / maxFreshSkus) }, (_, index) =>
      wanted.slice(index * maxFreshSkus, (index + 1) * maxFreshSkus),
    );
    const answers = await Promise.all(
      batches.map(async (batch) => {
        const answer = await wholePage(async () =>
          valueOf(await transport.call(pageCalls.freshness, { query: { skus: batch } }, options)),
        );
        const asked = { ...options, requireNetwork: true, cache: 'none' } as const;
        if (answer === undefined) return single.products.productsBySkus(batch, asked);
        if (!answer.ok) return answer;
        return search({ type: 'product' }, { ...asked, answer: listOf(answer.value.items) });
      }),
    );
    const failed = answers.find((answer) => !answer.ok);
    if (failed?.ok === false) return failed;
    return ok(answers.flatMap((answer) => (answer.ok ? answer.value.items : [])));
  }

  return { productPage, listingPage, freshness };
}

const noOffers = { mainBanners: [], smallBanners: [], productBanners: [] };

function listOf(items: SearchAnswer['items']): SearchAnswer {
  return { items, total: items.length, perPage: items.length, start: 0, aggregations: {} };
}
