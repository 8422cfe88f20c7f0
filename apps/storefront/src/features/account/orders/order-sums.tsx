import { useLingui } from '@lingui/react/macro';
import { orderTotalRows, type OrderTotalRow } from '@shop/orders';
import type { Order } from '@shop/contract';
import { SummaryLines } from '@shop/ui';
import { useMoney } from '../../../shop/use-money.ts';

/** Shows the totals of an order; below the grand total its tax and the amounts due. Source: OR-12. */
export function OrderSums({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money } = useMoney(order.order_currency_code);
  const { shipping_amount: netShipping = 0, shipping_description: title = '' } = order;
  const { shipping_incl_tax: shipping = netShipping } = order;
  const sums = orderTotalRows({
    subtotal: order.subtotal_incl_tax ?? order.subtotal ?? 0,
    discount: order.discount_amount ?? 0,
    shipping: title === '' && shipping === 0 ? undefined : shipping,
    payment: order.payment_amount ?? 0,
    total: order.grand_total,
    tax: order.tax_amount ?? 0,
    cash: order.cash_total,
  });
  const amountOf = (id: OrderTotalRow['id']) => sums.find((sum) => sum.id === id)?.amount;
  const labels: Partial<Record<OrderTotalRow['id'], string>> = {
    subtotal: t`Subtotal`,
    discount: order.coupon_code === undefined ? t`Discount` : t`Discount (${order.coupon_code})`,
    shipping: t`Shipping`,
    payment: t`Payment`,
  };
  const tax = t`VAT included: ${money(amountOf('tax') ?? 0)}`;
  const cash = amountOf('cash');
  const note =
    cash === undefined ? (
      tax
    ) : (
      <>
        <span>
          {t`To pay in cash: ${money(cash)}, rounding: ${money(amountOf('rounding') ?? 0)}`}
        </span>
        <br />
        <span>{tax}</span>
      </>
    );
  return (
    <SummaryLines
      lines={sums.flatMap(({ id, amount }) => {
        const label = labels[id];
        if (label === undefined) return [];
        const value = id === 'shipping' && amount === 0 ? t`free` : money(amount);
        return [{ id, label, value, ...(id === 'discount' && { tone: 'saving' as const }) }];
      })}
      total={{ label: t`Total`, value: money(order.grand_total), note }}
    />
  );
}
