import { productPath, type LinkRules } from '@shop/url-resolver';
import type { CardProduct } from '../../queries/products/card-fields.ts';

/** Returns the address of the product page, with the variant that the card shows. */
export const cardPath = (
  { sku, urlPath, slug, typeId, variantSku }: CardProduct,
  linkRules: LinkRules,
): string => productPath({ sku, url_path: urlPath, slug, type_id: typeId }, linkRules, variantSku);
