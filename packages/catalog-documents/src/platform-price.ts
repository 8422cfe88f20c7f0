import { productPriceRange } from '@shop/pricing';
import type { NormalProduct } from './normalise-product.ts';
import type { Source } from './document.ts';
import { toNumber } from './coerce.ts';

/** Price of a product as the render list returns it: gross in `price_info`, net in the adjustments. */
export function platformPrice(product: NormalProduct): Source {
  const amount = (field: string) => toNumber(product[field]) ?? 0;
  const { low, high } = productPriceRange(product);
  return {
    id: product.id,
    name: product.name,
    type: product.type_id,
    url: product.url_path,
    // The wire format has a signature here. The server computes all prices itself and accepts none from a client.
    sgn: '',
    price_info: {
      final_price: amount('price_incl_tax'),
      regular_price: amount('original_price_incl_tax'),
      special_price: amount('special_price_incl_tax'),
      minimal_price: low,
      max_price: high,
      extension_attributes: {
        tax_adjustments: {
          final_price: amount('price'),
          regular_price: amount('original_price'),
          special_price: amount('special_price'),
        },
      },
    },
  };
}
