import { useLingui } from '@lingui/react/macro';
import { lineDiscount, lineTotal } from '@shop/cart-sync';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { compareMoney, moneyFromWire, multiplyMoney, subtractMoney, wireAmount } from '@shop/money';
import { freeShippingDistance, reductionOf } from '@shop/pricing';
import { AccordionItem, SpecTable, Text, type SpecRow } from '@shop/ui';
import { freeShippingAbove } from '../../shop/free-shipping-above.ts';
import { useMoney } from '../../shop/use-money.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';
import { lineOptions } from './line-options.ts';
import { useCart } from '../../shopper/cart/use-cart.ts';

/** Explains the total line by line: discounts with their reasons, and how shipping was computed. */
export function TotalsExplained() {
  const { t } = useLingui();
  const shop = useShop();
  const now = unsafeBrand<EpochMs>(useRequestedAt());
  const { view } = shop;
  const freeAbove = freeShippingAbove(shop);
  const { money } = useMoney();
  const { items, totals, coupon, shippingMethod, paymentMethod } = useCart();
  const limit = money(freeAbove ?? 0);
  const segment = (code: string) =>
    totals.segments.find((totalSegment) => totalSegment.code === code)?.value ?? 0;
  const shipping = segment('shipping');
  const isFreeBySum =
    freeAbove !== undefined &&
    freeShippingDistance(
      moneyFromWire(totals.subtotalInclTax, view.currency),
      moneyFromWire(freeAbove, view.currency),
    ).reached;

  const rows: SpecRow[] = [];
  for (const item of items) {
    const { product, qty } = item;
    const row = lineTotal(item, view.currency);
    const paid = moneyFromWire(row / qty, view.currency);
    const unitPrice = wireAmount(paid);
    const reduction = reductionOf({ ...product, price_incl_tax: unitPrice }, now, view.currency);
    const usual = reduction?.prior ?? reduction?.regular ?? paid;
    const sum = t`${qty} × ${money(unitPrice)} = ${money(row)}`;
    const saving = money(wireAmount(multiplyMoney(subtractMoney(usual, paid), qty)));
    const discount = lineDiscount(item);
    const off = money(discount);
    const notes = [
      ...(compareMoney(usual, paid) > 0 ? [t`${saving} less than usual`] : []),
      ...(discount > 0 ? [t`coupon: ${off} off`] : []),
    ];
    rows.push({
      label: [product.name, ...lineOptions(item).map(({ value }) => value)].join(', '),
      value: [sum, ...notes].join('; '),
    });
  }
  if (shippingMethod !== undefined || shipping > 0) {
    const methodTitle = shippingMethod?.method_title ?? '';
    rows.push({
      label: t`Shipping`,
      value:
        shipping > 0
          ? t`${methodTitle}: ${money(shipping)}`
          : isFreeBySum
            ? t`${methodTitle}: free, because the goods cost more than ${limit}`
            : t`${methodTitle}: free`,
    });
  }
  const fee = segment('payment');
  if (fee > 0)
    rows.push({ label: t`Payment fee`, value: `${paymentMethod?.title}: ${money(fee)}` });
  if (coupon !== undefined) {
    const { code, discount } = coupon;
    rows.push({
      label: t`Discount`,
      value:
        discount > 0 ? t`coupon ${code}: ${money(discount)} off` : t`coupon ${code}: free shipping`,
    });
  }
  const tax = segment('tax');
  if (tax > 0) rows.push({ label: t`VAT included`, value: money(tax) });

  return (
    <AccordionItem title={t`How it adds up`}>
      <SpecTable caption={t`How it adds up`} rows={rows} />
      {totals.source === 'local' && (
        <Text size="small" tone="muted">
          {t`Worked out on this device; the shop confirms it when it is reached.`}
        </Text>
      )}
    </AccordionItem>
  );
}
