import { isOffSale } from '@shop/contract';
import type { CompleteProduct } from './complete-product.ts';
import type { Source } from './document.ts';
import { asNumber, asSources } from './loose.ts';

/** A priced product as the render list tells its price: gross in `price_info`, net in the adjustments. */
export function platformPrice(product: CompleteProduct): Source {
  const amount = (field: string) => asNumber(product[field]) ?? 0;
  const buyable = asSources(product.configurable_children).filter(
    ({ status }) => !isOffSale(asNumber(status)),
  );
  const prices = buyable.map((child) => asNumber(child['price_incl_tax']) ?? 0);
  const final = amount('price_incl_tax');
  return {
    id: product.id,
    name: product.name,
    type: product.type_id,
    url: product.url_path,
    sgn: '',
    price_info: {
      final_price: final,
      regular_price: amount('original_price_incl_tax'),
      special_price: amount('special_price_incl_tax'),
      minimal_price: Math.min(final, ...prices),
      max_price: Math.max(final, ...prices),
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
