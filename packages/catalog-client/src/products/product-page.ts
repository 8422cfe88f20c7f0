import { pageCalls, type Product, type SearchAnswer, type ApiFailure } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type * as v from 'valibot';
import type { CatalogClient, ProductPage } from '../catalog-client.ts';
import { essentialFields } from '../search/search-request.ts';
import type { CallOptions } from '../transport/call-options.ts';
import { valueOf } from '../transport/transport.ts';
import { loadProduct, type ProductSources } from './load-product.ts';
import { attributesOf, listOf, productsOf, type PageCallParts } from './page-call.ts';

type PageAnswer = v.InferOutput<(typeof pageCalls.productPage)['answer']>;

/** Loads a product with all content of its screen, in one request where possible. Source: CC-45, CC-48. */
export async function loadProductPage(
  parts: PageCallParts,
  request: Parameters<CatalogClient['productPage']>[0],
  options: CallOptions = {},
): ReturnType<CatalogClient['productPage']> {
  const { config, ports, single } = parts;
  const { sku, reviews = 0 } = request;
  const answer = sku === '' ? undefined : await requestPage(parts, request, options);
  if (answer === undefined) return loadProduct(config, ports, single, request, options);
  if (!answer.ok) return answer;
  const page = answer.value;
  const loaded = await loadProduct(config, ports, sourcesOf(parts, page), request, options);
  if (!loaded.ok) return loaded;
  const { product } = loaded.value;
  const codes = (product.configurable_options ?? []).flatMap(
    ({ attribute_code: code }) => code ?? [],
  );
  const [attributes, approved, composites, linked, similar] = await Promise.all([
    attributesOf(parts, page.attributes).attributes({ codes }, { cache: 'none' }),
    attributesOf(parts, page.reviews).reviews(product.id, { size: reviews }),
    readProducts(parts, page.parts),
    readProducts(parts, page.linked),
    readProducts(parts, listOf(page.near)),
  ]);
  if (!approved.ok) return ok(loaded.value);
  const extras: ProductPage['extras'] = {
    optionAttributes: (attributes.ok ? attributes.value.items : []).filter(
      ({ attribute_code: code }) => codes.includes(code),
    ),
    reviews: approved.value,
    parts: composites,
    linked,
    similar,
    delivery: page.delivery ?? undefined,
  };
  return ok({ ...loaded.value, extras });
}

async function requestPage(
  { transport, pageCall }: PageCallParts,
  { sku, reviews = 0, cards = 0, cardFields }: Parameters<CatalogClient['productPage']>[0],
  options: CallOptions,
): Promise<Result<PageAnswer, ApiFailure> | undefined> {
  const fields = cardFields && [...new Set([...cardFields, ...essentialFields.product])].sort();
  const query = { sku, reviews, cards, fields };
  return pageCall(async () =>
    valueOf(await transport.call(pageCalls.productPage, { query }, options)),
  );
}

/** Returns calls for `loadProduct` that read the page instead of sending requests. */
function sourcesOf(parts: PageCallParts, page: PageAnswer): ProductSources {
  const stock = new Map(
    page.stock.flatMap((entry) =>
      entry.product_id === undefined ? [] : [[entry.product_id, entry] as const],
    ),
  );
  return {
    products: {
      product: productsOf(parts, page.product).product,
      parentOf: productsOf(parts, page.parent).parentOf,
    },
    attributes: {
      attributes: attributesOf(parts, page.attributes).attributes,
      attributeGroups: attributesOf(parts, page.attributeGroups).attributeGroups,
    },
    stock: { stockOfProducts: () => Promise.resolve(ok(stock)) },
  };
}

/** Returns the products of a part; none if the part cannot be parsed. */
async function readProducts(
  { search }: PageCallParts,
  answer: SearchAnswer,
): Promise<readonly Product[]> {
  const page = await search({ type: 'product' }, { answer, cache: 'none' });
  return page.ok ? page.value.items : [];
}
