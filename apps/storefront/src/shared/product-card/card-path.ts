import { productPath, type LinkRules } from '@shop/url-resolver';
import type { CardProduct } from '../../queries/products/card-fields.ts';

/** Where the card of a product leads. */
export const cardPath = (
  { sku, urlPath, slug, typeId }: CardProduct,
  linkRules: LinkRules,
): string => productPath({ sku, url_path: urlPath, slug, type_id: typeId }, linkRules);
