import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { awaitsPayment, canDownloadFiles, allowedTransitions } from '@shop/orders';
import { type Account } from '@shop/account';
import type { Order } from '@shop/contract';
import { formatOrderDate, formatPickup, withChoices } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import {
  Button,
  DataTable,
  ErrorState,
  LinkButton,
  SpecTable,
  Stack,
  Text,
  TextLink,
  TextSkeleton,
} from '@shop/ui';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';
import { TransferDetails } from '../../checkout/thank-you/transfer-details.tsx';
import { AccountPage } from '../layout/account-page.tsx';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { DownloadButton } from './download-button.tsx';
import {
  orderAddressLines,
  shippingAddressOf,
} from '../../../shared/addresses/order-address-lines.ts';
import { withdrawalPath } from './order-path.ts';
import { OrderSums } from './order-sums.tsx';
import { useOrderStatusText } from './order-status-text.ts';
import { ReorderButton } from './reorder-button.tsx';

const route = getRouteApi('/account/orders_/$orderNumber');

/** One order: what was bought, where it goes, what it cost, how far it is, and what can still be done about it. */
export function OrderScreen() {
  const { t } = useLingui();
  const { orderNumber } = route.useParams();
  const shopper = useShopper();
  return (
    <AccountPage
      title={t`Order`}
      note={orderNumber}
      storedAtMs={({ ordersAtMs }) => ordersAtMs}
      above={
        <TextLink href="/account/orders" tone="muted">
          {t`Back to the orders`}
        </TextLink>
      }
    >
      {({ profile }) =>
        shopper === undefined ? null : (
          <OrderOf
            account={shopper.account}
            customerId={profile?.id ?? 0}
            orderNumber={orderNumber}
          />
        )
      }
    </AccountPage>
  );
}

function OrderOf({
  account,
  customerId,
  orderNumber,
}: {
  account: Account;
  customerId: number;
  orderNumber: string;
}) {
  const { t } = useLingui();
  const failureText = useAccountFailureText();
  const { data: read, refetch } = useQuery({
    queryKey: ['order', customerId, orderNumber],
    queryFn: () => account.order(orderNumber),
    staleTime: 0,
    gcTime: 0,
  });
  if (read === undefined) return <TextSkeleton label={t`Loading`} count={8} />;
  if (!read.ok) {
    const isMissing = read.error.kind === 'rejected' && read.error.error === 'not-found';
    return (
      <ErrorState
        headingLevel={2}
        title={isMissing ? t`There is no such order` : t`The order could not be loaded`}
        reason={isMissing ? undefined : failureText(read.error)}
        action={
          isMissing ? (
            <LinkButton href="/account/orders">{t`My orders`}</LinkButton>
          ) : (
            <Button onClick={() => void refetch()}>{t({ message: 'Retry' })}</Button>
          )
        }
      />
    );
  }
  return <OrderDetail order={read.value} account={account} onChange={() => void refetch()} />;
}

function OrderDetail({
  order,
  account,
  onChange,
}: {
  order: Order;
  account: Account;
  onChange: () => void;
}) {
  const { t } = useLingui();
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
      <Stack direction="row" gap={3}>
        <ReorderButton order={order} />
        {isPaid &&
          files.map(({ sku, name }) => (
            <DownloadButton key={sku} sku={sku} name={name} account={account} />
          ))}
        {isCancelable && (
          <CancelOrderButton order={order} account={account} onCanceled={onChange} />
        )}
        {order.withdrawal?.is_open === true && (
          <LinkButton variant="outline" size="small" href={withdrawalPath(order)}>
            {t`Withdraw from contract`}
          </LinkButton>
        )}
      </Stack>
    </Stack>
  );
}

/** Status, addresses, shipping and payment of an order. */
function OrderFacts({ order }: { order: Order }) {
  const { t } = useLingui();
  const { view } = useShop();
  const statusText = useOrderStatusText();
  const dateOf = (moment: string) =>
    formatOrderDate(unsafeBrand<EpochMs>(Date.parse(moment)), view.dateFormat);
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
        ...(order.status_history ?? []).map(({ status, created_at }) => ({
          label: statusText(status),
          value: dateOf(created_at),
        })),
        ...(order.withdrawal?.received_at === undefined
          ? []
          : [{ label: t`Withdrawn`, value: dateOf(order.withdrawal.received_at) }]),
        ...(shippedTo === undefined
          ? []
          : [
              {
                label: t`Shipping address`,
                value: address(orderAddressLines(shippedTo, view.language)),
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
          value: address(orderAddressLines(order.billing_address, view.language)),
        },
        {
          label: t`Payment method`,
          value: order.payment?.additional_information[0] ?? order.payment?.method ?? '',
        },
        ...(order.comment === undefined
          ? []
          : [{ label: t`Note for the courier`, value: order.comment }]),
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

/** A product with what was chosen of it: "Felhő kanapé (Szín: Bézs)". */
function itemName(item: Order['items'][number]): string {
  const options = Array.isArray(item['options'])
    ? (item['options'] as readonly { label?: unknown; value?: unknown }[])
    : [];
  return withChoices(
    item.name,
    options.map(({ label, value }) => ({ label: String(label), value: String(value) })),
  );
}
