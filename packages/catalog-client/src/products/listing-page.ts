import { pageCalls, type ApiFailure } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type {
  EntitySearch,
  ListingPage,
  ListingPageRequest,
  ListingRequest,
} from '../catalog-client.ts';
import { listingSearch } from '../search/listing-search.ts';
import { prepareSearch } from '../search/search-request.ts';
import type { CallOptions } from '../transport/call-options.ts';
import { valueOf } from '../transport/transport.ts';
import { attributesOf, type PageCallParts } from './page-call.ts';

/** Maximum bytes of searches in a URL; a longer one is sent in request bodies. */
const maxSearchBytes = 6_000;

const noOffers = { mainBanners: [], smallBanners: [], productBanners: [] };

/** Loads a listing with all content of its screen, in one request where possible. Source: CC-46, CC-48. */
export async function loadListingPage(
  parts: PageCallParts,
  request: ListingPageRequest,
  options: CallOptions = {},
): Promise<Result<ListingPage, ApiFailure>> {
  const { search, transport, pageCall } = parts;
  const { categoryId, attributeCodes, banners = false } = request;
  const listing = await searchOf(parts, request.listing, options);
  if (!listing.ok) return listing;
  const whole =
    request.unfiltered === undefined
      ? undefined
      : await searchOf(parts, request.unfiltered, options);
  if (whole?.ok === false) return whole;
  const texts = [listing, ...(whole === undefined ? [] : [whole])].map(({ value }) =>
    textOf(parts, value),
  );
  if (encodeURIComponent(texts.join('')).length > maxSearchBytes) {
    return loadSeparately(parts, request, options);
  }
  const query = {
    category: categoryId,
    listing: texts[0],
    whole: texts[1],
    attributes: attributeCodes,
    banners: banners ? 1 : 0,
  };
  const answer = await pageCall(async () =>
    valueOf(await transport.call(pageCalls.listingPage, { query }, options)),
  );
  if (answer === undefined) return loadSeparately(parts, request, options);
  if (!answer.ok) return answer;
  const page = answer.value;
  const [category, listingResult, unfiltered, attributes] = await Promise.all([
    categoryId === undefined
      ? undefined
      : search({ type: 'category' }, { answer: page.category, cache: 'none' }),
    search(listing.value, { answer: page.listing }),
    whole && search(whole.value, { answer: page.whole }),
    attributesOf(parts, page.attributes).attributes({ codes: attributeCodes ?? [] }),
  ]);
  if (category?.ok === false) return category;
  if (!listingResult.ok) return listingResult;
  if (unfiltered?.ok === false) return unfiltered;
  if (!attributes.ok) return attributes;
  return ok({
    category: category?.value.items[0],
    listing: listingResult.value,
    unfiltered: unfiltered?.value,
    attributes: attributes.value.items,
    banners: banners
      ? { offers: page.promotedOffers ?? noOffers, main: page.mainImage ?? undefined }
      : undefined,
  });
}

/** Returns the search of a listing in a category and its descendants. */
async function searchOf(
  { config, single }: PageCallParts,
  request: ListingRequest,
  options: CallOptions,
): Promise<Result<EntitySearch<'product'>, ApiFailure>> {
  const ids = await single.categories.withDescendants(request, options);
  return ids.ok ? ok(listingSearch(request, ids.value, config)) : ids;
}

/** Returns the wire form of a guest's search in the store view of the URL. */
function textOf({ config }: PageCallParts, search: EntitySearch<'product'>): string {
  const { store: _store, ...body } = prepareSearch(search, config, {}).body;
  return JSON.stringify(body);
}

async function loadSeparately(
  { single }: PageCallParts,
  { categoryId, listing, unfiltered, attributeCodes, banners = false }: ListingPageRequest,
  options: CallOptions,
): Promise<Result<ListingPage, ApiFailure>> {
  const [category, listingResult, all, attributes, offers, main] = await Promise.all([
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
  if (!listingResult.ok) return listingResult;
  if (all?.ok === false) return all;
  if (attributes?.ok === false) return attributes;
  return ok({
    category: category?.value.items[0],
    listing: listingResult.value,
    unfiltered: all?.value,
    attributes: attributes?.value.items ?? [],
    banners: banners ? { offers, main } : undefined,
  });
}
