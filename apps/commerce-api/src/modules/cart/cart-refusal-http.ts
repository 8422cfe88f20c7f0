import { maxCartLines } from '@shop/contract';
import { ApiError } from '../../http/request/api-error.ts';
import type { CartRefusal } from './cart-refusal.ts';

/** Translates a refusal of the cart into status, code and text of the wire. */
export function cartError(refusal: CartRefusal): ApiError {
  switch (refusal.kind) {
    case 'cart-invalid':
      return new ApiError(404, 'cart-invalid', 'Invalid cartId.');
    case 'cart-ordered':
      return new ApiError(410, 'cart-ordered', 'This cart was ordered.');
    case 'cart-item-missing':
      return new ApiError(404, 'cart-item-missing', 'There is no such line in this cart.');
    case 'cart-full':
      return new ApiError(400, 'quantity-invalid', `A cart holds at most ${maxCartLines} lines.`);
    case 'sku-invalid':
      return new ApiError(400, 'sku-invalid', 'Invalid SKU.');
    case 'options-invalid':
      return new ApiError(
        400,
        'options-invalid',
        'The options you chose are not available for this product.',
        { fields: [{ path: refusal.field, rule: 'options' }] },
      );
    case 'price-unknown':
      return new ApiError(
        400,
        'price-unknown',
        'Product price is unknown, product cannot be added to the cart!',
      );
    case 'quantity-invalid': {
      const { kind, ...meta } = refusal;
      const multiple = meta.step === 1 ? '' : `, in multiples of ${meta.step}`;
      const text = `"${meta.name}" is sold from ${meta.least} pieces${multiple}.`;
      return new ApiError(400, kind, text, { meta });
    }
    case 'out-of-stock': {
      const { kind, ...meta } = refusal;
      const text = `We don't have as many "${meta.name}" as you requested.`;
      return new ApiError(400, kind, text, { meta });
    }
  }
}
