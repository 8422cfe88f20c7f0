import { useLingui } from '@lingui/react/macro';
import type { NewOrderInput, OrderPaymentStatus } from '@shop/contract';
import { DataTable, SpecTable, Stack, Text } from '@shop/ui';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { orderAddressLines } from '../../../shared/addresses/order-address-lines.ts';
import { useCart } from '../../../shopper/cart/use-cart.ts';
import type { Ordered } from '../order/ordered.ts';

/**
 * Shows lines, address, shipping and payment of an order, from the copy on this device: no server is called, and no
 * cached page contains them.
 */
export function OrderedDetails({
  order,
  displayedDetails,
  pickup,
  paid,
}: {
  /** The order in the outbox of this device. */
  order: NewOrderInput | undefined;
  /** Details that were on screen when the order was placed; undefined if the order waited and was sent later. */
  displayedDetails: Ordered | undefined;
  /** Text of the pickup point. */
  pickup: string | undefined;
  /** Online payment of the order; undefined for another way to pay. */
  paid?: Pick<OrderPaymentStatus, 'title' | 'amount' | 'currency'> | undefined;
}) {
  const { t } = useLingui();
  const { view } = useShop();
  const { money } = useMoney();
  const { money: moneyPaid } = useMoney(paid?.currency);
  const { shippingMethods, paymentMethods } = useCart();
  const parts = order?.addressInformation;
  const shippingAddress = parts?.shippingAddress ?? undefined;
  const billingAddress = parts?.billingAddress ?? undefined;
  const carrier = shippingMethods.find(
    ({ carrier_code, method_code }) =>
      carrier_code === parts?.shipping_carrier_code && method_code === parts.shipping_method_code,
  );
  const method = paymentMethods.find(({ code }) => code === parts?.payment_method_code);
  const rows: readonly (readonly [label: string, value: string | readonly string[] | undefined])[] =
    [
      [t`Shipping address`, orderAddressLines(shippingAddress, view)],
      [t`Shipping method`, displayedDetails?.shipping ?? carrier?.method_title],
      [t`Pickup point`, pickup],
      [t`Expected delivery`, displayedDetails?.delivery],
      [
        t`Billing address`,
        shippingAddress === undefined || differs(shippingAddress, billingAddress)
          ? orderAddressLines(billingAddress, view)
          : undefined,
      ],
      [t`Payment method`, displayedDetails?.payment ?? paid?.title ?? method?.title],
      ...(displayedDetails?.fees ?? []).map(({ label, value }) => [label, value] as const),
      [t`Total`, total()],
      [t`Paid`, paid === undefined ? undefined : moneyPaid(paid.amount)],
    ];
  return (
    <Stack gap={6}>
      {order !== undefined && (
        <DataTable
          caption={t`Items`}
          columns={[
            { id: 'name', label: t`Product` },
            { id: 'qty', label: t`Quantity`, align: 'end' },
            { id: 'sum', label: t`Line total`, align: 'end' },
          ]}
          rows={order.products.map((line, index) => ({
            id: String(index),
            cells: {
              name: line.name ?? line.sku,
              qty: Number(line.qty),
              sum:
                line.price_incl_tax === undefined
                  ? ''
                  : money(Number(line.price_incl_tax) * Number(line.qty)),
            },
          }))}
        />
      )}
      <SpecTable
        caption={t`Details of the order`}
        rows={rows.flatMap(([label, value]) => {
          const lines = [value ?? []].flat().filter((line) => line !== '');
          return lines.length === 0
            ? []
            : [
                {
                  label,
                  value: (
                    <>
                      {lines.map((line) => (
                        <Text key={line}>{line}</Text>
                      ))}
                    </>
                  ),
                },
              ];
        })}
      />
    </Stack>
  );

  function total(): string | undefined {
    const amount = displayedDetails?.total ?? order?.expected_total;
    return amount === undefined ? undefined : money(Number(amount));
  }
}

type SentAddress = NonNullable<NewOrderInput['addressInformation']['billingAddress']>;

const differs = (address: SentAddress, otherAddress: SentAddress | undefined): boolean =>
  (['firstname', 'lastname', 'postcode', 'city', 'country_id', 'company'] as const).some(
    (field) => (address[field] ?? '') !== (otherAddress?.[field] ?? ''),
  ) || String(address.street) !== String(otherAddress?.street);
