import { useLingui } from '@lingui/react/macro';
import type { Order } from '@shop/contract';
import { SummaryLines, type SummaryLine } from '@shop/ui';
import { useMoney } from '../../wiring/use-money.ts';

/** What an order came to. Lines of nothing are left out, except the delivery, which is then free. */
export function OrderSums({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money } = useMoney(order.order_currency_code);
  const { payment_amount: paymentCost = 0, shipping_amount: netShipping = 0 } = order;
  const { shipping_incl_tax: shipping = netShipping } = order;
  const discount = Math.abs(order.discount_amount ?? 0);
  const cash = order.cash_total;
  const lines: readonly SummaryLine[] = [
    {
      id: 'subtotal',
      label: t`Subtotal`,
      value: money(order.subtotal_incl_tax ?? order.subtotal ?? 0),
    },
    ...(discount === 0
      ? []
      : [
          {
            id: 'discount',
            label:
              order.coupon_code === undefined ? t`Discount` : t`Discount (${order.coupon_code})`,
            value: money(-discount),
            tone: 'saving' as const,
          },
        ]),
    { id: 'shipping', label: t`Shipping`, value: shipping === 0 ? t`free` : money(shipping) },
    ...(paymentCost === 0 ? [] : [{ id: 'payment', label: t`Payment`, value: money(paymentCost) }]),
  ];
  const tax = t`VAT included: ${money(order.tax_amount ?? 0)}`;
  const note =
    cash === undefined || cash === order.grand_total ? (
      tax
    ) : (
      <>
        {t`To pay in cash: ${money(cash)}, rounding: ${money(cash - order.grand_total)}`}
        <br />
        {tax}
      </>
    );
  return (
    <SummaryLines
      lines={lines}
      total={{ label: t`Total`, value: money(order.grand_total), note }}
    />
  );
}
