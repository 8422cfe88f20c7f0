import type { Totals } from '@shop/contract';
import type { PricedCart } from './price-cart.ts';
import type { CountedLine } from './price-cart.ts';

/**
 * The totals as the wire carries them. `price` and `row_total` are net, `…_incl_tax` what the shopper pays;
 * a discount of the whole cart is negative, a line's share of it is not. `options` is JSON text.
 */
export function totalsDocument(
  priced: PricedCart,
  lines: readonly CountedLine[],
  currency: string,
): Totals {
  const { totals } = priced;
  return {
    grand_total: totals.grandTotal.gross,
    subtotal: totals.subtotal.net,
    subtotal_incl_tax: totals.subtotal.gross,
    discount_amount: 0 - totals.discount,
    shipping_amount: totals.shipping.net,
    shipping_incl_tax: totals.shipping.gross,
    shipping_tax_amount: totals.shipping.tax,
    tax_amount: totals.grandTotal.tax,
    ...(priced.couponCode === undefined ? {} : { coupon_code: priced.couponCode }),
    items_qty: totals.qty,
    quote_currency_code: currency,
    items: lines.map(({ id, qty, line }, index) => {
      const share = totals.lines[index];
      if (share === undefined) throw new Error('A line lost its totals');
      return {
        item_id: id,
        sku: line.sku,
        name: line.name,
        qty,
        price: share.unit.net,
        price_incl_tax: share.unit.gross,
        row_total: share.row.net,
        row_total_incl_tax: share.row.gross,
        tax_amount: share.row.tax,
        tax_percent: share.taxRate,
        discount_amount: share.discount,
        discount_percent: share.discountPercent,
        options: JSON.stringify(line.words),
      };
    }),
    total_segments: totals.segments.map(({ code, value }) => ({
      code,
      title: segmentTitle(code, priced),
      value,
      ...(code === 'grand_total' ? { area: 'footer' } : {}),
    })),
  };
}

function segmentTitle(code: PricedCart['totals']['segments'][number]['code'], priced: PricedCart) {
  switch (code) {
    case 'subtotal':
      return 'Részösszeg';
    case 'shipping':
      return priced.shipping === undefined
        ? 'Szállítás'
        : `Szállítás (${priced.shipping.method_title})`;
    case 'payment':
      return priced.payment?.cash === true ? 'Utánvét díja' : 'Fizetési mód díja';
    case 'discount':
      return priced.couponCode === undefined ? 'Kedvezmény' : `Kedvezmény (${priced.couponCode})`;
    case 'tax':
      return 'Ebből áfa';
    case 'grand_total':
      return 'Végösszeg';
  }
}
