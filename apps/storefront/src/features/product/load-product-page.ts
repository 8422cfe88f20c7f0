import type { ProductTarget, Query } from '@shop/url-resolver';
import { productPath } from '@shop/url-resolver';
import { CatalogError } from '../../queries/answered.ts';
import { optionAttributesQuery } from '../../queries/option-attributes.ts';
import { partsQuery, partSkus } from '../../queries/parts.ts';
import { productQuery } from '../../queries/product.ts';
import type { RouteContext } from '../../wiring/route-context.ts';

export interface ProductPageData {
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string;
  readonly image: string | undefined;
}

/** The product behind an address, fetched; `undefined` when it cannot be opened, which is a 404. */
export async function loadProductPage(
  { shop, queryClient }: RouteContext,
  target: ProductTarget,
  query: Query,
): Promise<ProductPageData | { readonly kind: 'redirect'; readonly to: string } | undefined> {
  const childSku = typeof query['childSku'] === 'string' ? query['childSku'] : undefined;
  try {
    const { product, replaceBy } = await queryClient.ensureQueryData(
      productQuery(shop, target.parentSku),
    );
    if (replaceBy !== undefined) {
      return {
        kind: 'redirect',
        to: productPath(replaceBy.parent, shop.linkRules, childSku ?? replaceBy.childSku),
      };
    }
    await Promise.all([
      queryClient.ensureQueryData(optionAttributesQuery(shop, product)),
      ...(partSkus(product).length > 0
        ? [queryClient.ensureQueryData(partsQuery(shop, partSkus(product)))]
        : []),
    ]);
    return {
      title: product.name,
      description: plainText(product.short_description ?? product.description),
      canonical: productPath(product, shop.linkRules),
      image: product.image === undefined ? undefined : `/img/1024/1024/resize${product.image}`,
    };
  } catch (error) {
    if (error instanceof CatalogError && rejections.has(error.failure.kind)) return undefined;
    throw error;
  }
}

/** Reasons that mean "there is no such page", as against "it cannot be had right now". */
const rejections: ReadonlySet<string> = new Set(['not-found', 'unavailable', 'not-visible']);

/** The first 155 characters of a text without its tags. */
function plainText(html: string | undefined): string | undefined {
  const text = html
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === undefined || text === '') return undefined;
  return text.length <= 155 ? text : `${text.slice(0, 154).replace(/\s\S*$/, '')}…`;
}
