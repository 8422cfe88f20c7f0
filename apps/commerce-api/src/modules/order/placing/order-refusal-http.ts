import { maxLineQuantity, maxOrderQuantity, productsErrorText } from '@shop/contract';
import { ApiError } from '../../../http/request/api-error.ts';
import { cartError } from '../../cart/index.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** Translates a refused order into status, code and text of the wire. Source: CO-70. */
export function orderError(refusal: OrderRefusal): ApiError {
  switch (refusal.kind) {
    case 'address-invalid': {
      const { kind, fields } = refusal;
      const findings = fields.map(({ path, rule }) => `${path}: ${rule}`);
      return new ApiError(400, kind, findings, { fields });
    }
    case 'shipping-method-invalid':
      return new ApiError(
        400,
        refusal.kind,
        'The shipping method is not available for this order.',
      );
    case 'pickup-point-invalid':
      return new ApiError(400, 'shipping-method-invalid', 'The order cannot be fetched there.', {
        fields: [{ path: 'addressInformation.shippingExtraFields.pickup_point', rule: 'exists' }],
      });
    case 'payment-method-invalid':
      return new ApiError(400, refusal.kind, 'The payment method is not available for this order.');
    case 'line-too-large': {
      const { sku, name, qty } = refusal;
      return new ApiError(
        400,
        'quantity-invalid',
        `Of "${name}" at most ${maxLineQuantity} pieces can be ordered at once.`,
        { meta: { sku, name, qty, most: maxLineQuantity } },
      );
    }
    case 'too-many-pieces':
      return new ApiError(
        400,
        'order-too-large',
        `An order holds at most ${maxOrderQuantity} pieces.`,
        { meta: { qty: refusal.qty, most: maxOrderQuantity } },
      );
    case 'total-too-high': {
      const { kind: _kind, ...meta } = refusal;
      const text = 'The order is too large to be placed here.';
      return new ApiError(400, 'order-too-large', text, { meta });
    }
    case 'products-unavailable':
      // Older clients recognise a canceled order and its reason by exactly this text.
      return new ApiError(500, refusal.kind, productsErrorText, {
        meta: { products: refusal.products },
      });
    case 'total-changed': {
      const { kind, ...meta } = refusal;
      return new ApiError(400, kind, 'The total of the order has changed.', {
        // An older client does not show an invalid coupon: it is removed from the cart before the next attempt.
        isPassing: meta.expected_total === undefined && meta.coupon !== undefined,
        meta,
      });
    }
    default:
      return cartError(refusal);
  }
}
