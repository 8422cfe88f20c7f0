import { useLingui } from '@lingui/react/macro';
import type { Account, AccountFailure } from '@shop/account';
import type { Order } from '@shop/contract';
import { formatPickup, withChoices } from '@shop/format';
import type { Result } from '@shop/kernel';
import { allowedTransitions, awaitsPayment, canDownloadFiles, orderTimeline } from '@shop/orders';
import { DataTable, LinkButton, SpecTable, Stack, Text, Timeline } from '@shop/ui';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import {
  orderAddressLines,
  shippingAddressOf,
} from '../../../shared/addresses/order-address-lines.ts';
import { TransferDetails } from '../../checkout/thank-you/transfer-details.tsx';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { orderDate } from './order-date.ts';
import { withdrawalPath } from './order-path.ts';
import { OrderSums } from './order-sums.tsx';
import { useOrderStatusText } from './order-status-text.ts';
import { ReorderButton } from './reorder-button.tsx';

/** Shows one order of an account or a guest: timeline, lines, addresses, totals, and the available actions. */
export function OrderDetail({
  order,
  account,
  cancel,
  onChange,
}: {
  order: Order;
  /** Account of the order. With it, files of the order can be downloaded. */
  account?: Account;
  cancel: () => Promise<Result<unknown, AccountFailure>>;
  onChange: () => void;
}) {
  const { t } = useLingui();
  const { view } = useShop();
  const isCancelable = allowedTransitions(order.status, 'customer').includes('canceled');
  const files = order.items.filter((item) => item.product_type === 'downloadable');
  const isPaid = canDownloadFiles({
    status: order.status,
    total: order.grand_total,
    isCash: order.cash_total !== undefined && order.cash_total !== null,
    isRefunded: order.payment_state === 'refunded',
  });
  return (
    <Stack gap={8}>
      <OrderTimeline order={order} />
      <Parcels order={order} />
      <Invoices order={order} />
      <OrderFacts order={order} />
      <OrderItems order={order} />
      <OrderSums order={order} />
      {awaitsPayment(order.status) && (
        <TransferDetails
          method={order.payment?.method}
          amount={order.grand_total}
          currency={order.order_currency_code}
          orderNumber={order.increment_id}
        />
      )}
      {order.payment_state === 'awaiting' && (
        <div>
          <LinkButton href={`/payment?order=${encodeURIComponent(order.increment_id)}`}>
            {t`Pay now`}
          </LinkButton>
        </div>
      )}
      {files.length > 0 && !isPaid && order.status !== 'canceled' && (
        <Text>{t`The files can be downloaded once your payment has arrived.`}</Text>
      )}
      {files.length > 0 && isPaid && account === undefined && (
        <Text>{t`Customer service sends the files of an order that was placed without an account.`}</Text>
      )}
      <Stack direction="row" gap={3}>
        <ReorderButton order={order} />
        {isPaid &&
          account !== undefined &&
          files.map(({ sku, name }) => (
            <DownloadButton
              key={sku}
              label={t`Download: ${name}`}
              address={`/api/download/${encodeURIComponent(sku)}`}
              userToken={() => account.userToken()}
            />
          ))}
        {isCancelable && <CancelOrderButton cancel={cancel} onCanceled={onChange} />}
        {order.withdrawal?.is_open === true && (
          <LinkButton variant="outline" size="small" href={withdrawalPath(order, view.language)}>
            {t`Withdraw from contract`}
          </LinkButton>
        )}
      </Stack>
    </Stack>
  );
}

/** Timeline of the order from placement to completion. */
function OrderTimeline({ order }: { order: Order }) {
  const { t } = useLingui();
  const { view } = useShop();
  const statusText = useOrderStatusText();
  const steps = orderTimeline({
    status: order.status,
    createdAt: order.created_at,
    changes: (order.status_history ?? []).map(({ status, created_at: at }) => ({ status, at })),
  });
  return (
    <Timeline
      label={t`Progress of the order`}
      doneLabel={t`done`}
      steps={steps.map(({ status, at, state }) => ({
        id: status,
        label: statusText(status),
        status: state,
        ...(at === undefined
          ? {}
          : {
              note: orderDate(at, view),
            }),
      }))}
    />
  );
}

/** Lists the parcels of the order with links to their carriers; nothing before the first shipment. */
function Parcels({ order }: { order: Order }) {
  const { t } = useLingui();
  return order.tracking?.map(({ carrier, code, url }) => (
    <div key={url}>
      <LinkButton href={url}>{t`Track the parcel (${carrier} ${code})`}</LinkButton>
    </div>
  ));
}

/** Lists invoices and credit notes of the order as files; nothing before the first invoice. */
function Invoices({ order }: { order: Order }) {
  const { t } = useLingui();
  if (order.invoices === undefined || order.invoices.length === 0) return null;
  const labelOf = ({ kind, number }: { kind: string; number: string }) => {
    if (kind === 'invoice') return t`Invoice: ${number} (PDF)`;
    return kind === 'storno'
      ? t`Cancellation invoice: ${number} (PDF)`
      : t`Corrective invoice: ${number} (PDF)`;
  };
  return (
    <Stack direction="row" gap={3}>
      {order.invoices.map((invoice) => (
        <DownloadButton key={invoice.number} label={labelOf(invoice)} address={invoice.url} />
      ))}
    </Stack>
  );
}

/** Status, addresses, shipping and payment of an order. */
function OrderFacts({ order }: { order: Order }) {
  const { t } = useLingui();
  const { view } = useShop();
  const statusText = useOrderStatusText();
  const dateOf = (moment: string) => orderDate(moment, view);
  const address = (lines: readonly string[]) => (
    <>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </>
  );
  const shippedTo = shippingAddressOf(order);
  return (
    <SpecTable
      caption={t`Details of the order`}
      rows={[
        { label: t`Ordered at`, value: dateOf(order.created_at) },
        { label: t`Status`, value: <strong>{statusText(order.status)}</strong> },
        ...(order.withdrawal?.received_at === undefined
          ? []
          : [{ label: t`Withdrawn`, value: dateOf(order.withdrawal.received_at) }]),
        ...(shippedTo === undefined
          ? []
          : [
              {
                label: t`Shipping address`,
                value: address(orderAddressLines(shippedTo, view)),
              },
              { label: t`Shipping method`, value: order.shipping_description ?? '' },
              ...(order.pickup_point === undefined
                ? []
                : [
                    {
                      label: t`Pickup point`,
                      value: formatPickup(order.pickup_point, view.language),
                    },
                  ]),
            ]),
        {
          label: t`Billing address`,
          value: address(orderAddressLines(order.billing_address, view)),
        },
        {
          label: t`Payment method`,
          value: order.payment?.additional_information[0] ?? order.payment?.method ?? '',
        },
        ...(order.comment === undefined
          ? []
          : [
              {
                label: order.pickup_point === undefined ? t`Note for the courier` : t`Note`,
                value: order.comment,
              },
            ]),
      ]}
    />
  );
}

function OrderItems({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money } = useMoney(order.order_currency_code);
  return (
    <DataTable
      caption={t`Items`}
      columns={[
        { id: 'name', label: t`Product` },
        { id: 'qty', label: t`Quantity`, align: 'end' },
        { id: 'price', label: t`Price each`, align: 'end' },
        { id: 'sum', label: t`Line total`, align: 'end' },
      ]}
      rows={order.items.map((item) => ({
        id: String(item.item_id),
        cells: {
          name: itemName(item),
          qty: item.qty_ordered,
          price: money(item.price_incl_tax ?? 0),
          sum: money(item.row_total_incl_tax ?? 0),
        },
      }))}
    />
  );
}

/** Returns the product name with its selected options: "Felhő kanapé (Szín: Bézs)". */
function itemName(item: Order['items'][number]): string {
  const options = Array.isArray(item['options'])
    ? (item['options'] as readonly { label?: unknown; value?: unknown }[])
    : [];
  return withChoices(
    item.name,
    options.map(({ label, value }) => ({ label: String(label), value: String(value) })),
  );
}
