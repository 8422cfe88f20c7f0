import type { DeliveryGoods } from '@shop/checkout';
import type { Product } from '@shop/contract';
import { addMoney, moneyFromWire, multiplyMoney, wireAmount, type Currency } from '@shop/money';

/**
 * Returns the goods of a delivery with pieces of a product: the cart also counts for free delivery. `price` (one piece)
 * and `cartSubtotal`: gross, in major units.
 */
export function goodsWithCart(
  {
    product,
    price,
    qty,
  }: { readonly product: Product; readonly price: number; readonly qty: number },
  cartSubtotal: number,
  currency: Currency,
): DeliveryGoods {
  const sum = addMoney(
    moneyFromWire(cartSubtotal, currency),
    multiplyMoney(moneyFromWire(price, currency), qty),
  );
  return {
    type_id: product.type_id,
    weightKg: Number(product['weight_kg'] ?? 0) * qty,
    price_incl_tax: wireAmount(sum),
  };
}
