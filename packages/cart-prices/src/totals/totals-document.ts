import type { Totals } from '@shop/contract';
import { wireAmount, type Currency } from '@shop/money';
import type { CountedLine, PricedCart } from './price-cart.ts';

/** Translates a Hungarian text into the language of the store view. */
type Translate = (text: string) => string;

/**
 * Returns the totals in wire format. `price` and `row_total` are net, `…_incl_tax` is the price the shopper pays. A
 * discount of the whole cart is negative, the share of a line is not. `options` is JSON text.
 */
export function totalsDocument(
  pricedCart: PricedCart,
  lines: readonly CountedLine[],
  { currency, translate }: { readonly currency: Currency; readonly translate: Translate },
): Totals {
  const { totals } = pricedCart;
  const wire = (minor: number) => wireAmount({ minor, currency });
  return {
    grand_total: wire(totals.grandTotal.gross),
    subtotal: wire(totals.subtotal.net),
    subtotal_incl_tax: wire(totals.subtotal.gross),
    discount_amount: wire(0 - totals.discount),
    shipping_amount: wire(totals.shipping.net),
    shipping_incl_tax: wire(totals.shipping.gross),
    shipping_tax_amount: wire(totals.shipping.tax),
    tax_amount: wire(totals.grandTotal.tax),
    coupon_code: pricedCart.couponCode,
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
        price: wire(share.unit.net),
        price_incl_tax: wire(share.unit.gross),
        row_total: wire(share.row.net),
        row_total_incl_tax: wire(share.row.gross),
        tax_amount: wire(share.row.tax),
        tax_percent: share.taxRate,
        discount_amount: wire(share.discount),
        discount_percent: share.discountPercent,
        options: JSON.stringify(line.words),
      };
    }),
    total_segments: totals.segments.map(({ code, value }) => ({
      code,
      title: segmentTitle(code, pricedCart, translate),
      value: wire(value),
      ...(code === 'grand_total' ? { area: 'footer' } : {}),
    })),
  };
}

function segmentTitle(
  code: PricedCart['totals']['segments'][number]['code'],
  pricedCart: PricedCart,
  translate: Translate,
): string {
  switch (code) {
    case 'subtotal':
      return translate('Termékek ára');
    case 'shipping':
      return pricedCart.shipping === undefined
        ? translate('Szállítás')
        : `${translate('Szállítás')} (${pricedCart.shipping.method_title})`;
    case 'payment':
      return translate(pricedCart.payment?.cash === true ? 'Utánvét díja' : 'Fizetési mód díja');
    case 'discount':
      return pricedCart.couponCode === undefined
        ? translate('Kedvezmény')
        : `${translate('Kedvezmény')} (${pricedCart.couponCode})`;
    case 'tax':
      return translate('Ebből áfa');
    case 'grand_total':
      return translate('Végösszeg');
  }
}
