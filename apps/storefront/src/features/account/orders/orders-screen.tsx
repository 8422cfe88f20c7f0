import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Account } from '@shop/account';
import type { Order } from '@shop/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  Stack,
  Text,
  TextLink,
  TextSkeleton,
} from '@shop/ui';
import { QueuedOrderSummary } from '../../checkout/order/queued-order-summary.tsx';
import { useQueuedOrders } from '../../../shopper/session/use-queued-orders.ts';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { orderDate } from './order-date.ts';
import { orderPath } from './order-path.ts';
import { useOrderStatusText } from './order-status-text.ts';
import { ReorderButton } from './reorder-button.tsx';

/** Lists the orders of an account, newest first, twenty per page. */
export function OrdersScreen() {
  const { t } = useLingui();
  const shopper = useShopper();
  return (
    <AccountPage title={t`My orders`} storedAtMs={({ ordersAtMs }) => ordersAtMs}>
      {({ profile, orders }) =>
        shopper === undefined ? null : (
          <Orders account={shopper.account} customerId={profile?.id ?? 0} storedOrders={orders} />
        )
      }
    </AccountPage>
  );
}

/** `storedOrders`: newest orders, shown until the server responds. Source: AC-1. */
function Orders({
  account,
  customerId,
  storedOrders,
}: {
  account: Account;
  customerId: number;
  storedOrders: readonly Order[] | undefined;
}) {
  const { t } = useLingui();
  const { mainCategoryPath } = useShop().config.urls;
  const failureText = useAccountFailureText();
  const history = useInfiniteQuery({
    queryKey: ['orders', customerId],
    queryFn: ({ pageParam }) => account.orders({ page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.ok && last.value.hasNextPage ? last.value.page + 1 : undefined,
    staleTime: 0,
    // Personal data: deleted when the screen unmounts.
    gcTime: 0,
  });
  const [first] = history.data?.pages ?? [];
  const orders =
    history.data?.pages.flatMap((page) => (page.ok ? page.value.orders : [])) ?? storedOrders ?? [];
  return (
    <Stack gap={10}>
      <QueuedOrders />
      {history.isPending && orders.length === 0 && <TextSkeleton label={t`Loading`} count={6} />}
      {first?.ok === false && (
        <ErrorState
          headingLevel={2}
          title={t`The orders could not be loaded`}
          reason={failureText(first.error)}
          action={<Button onClick={() => void history.refetch()}>{t({ message: 'Retry' })}</Button>}
        />
      )}
      {first?.ok === true && orders.length === 0 && (
        <EmptyState
          icon="box"
          title={t`No orders yet`}
          action={<LinkButton href={mainCategoryPath}>{t`All products`}</LinkButton>}
        />
      )}
      {orders.map((order) => (
        <OrderSummary key={order.entity_id} order={order} />
      ))}
      {first?.ok === true && first.value.cache && orders.length >= first.value.pageSize && (
        <Text size="small" tone="muted">
          {t`Older orders are not saved on this device. They appear when the shop can be reached.`}
        </Text>
      )}
      {history.hasNextPage && (
        <Button variant="outline" onClick={() => void history.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </Stack>
  );
}

/** Lists orders that have not been sent yet. */
function QueuedOrders() {
  const { t } = useLingui();
  const queuedOrders = useQueuedOrders();
  return queuedOrders.map((order) => (
    <section key={order.taskId} aria-label={t`Waits to be sent`}>
      <Stack gap={3}>
        <Heading level={2} size="small">
          <TextLink href="/thank-you">{t`Waits to be sent`}</TextLink>
        </Heading>
        <QueuedOrderSummary order={order} />
      </Stack>
    </section>
  ));
}

function OrderSummary({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money } = useMoney(order.order_currency_code);
  const { view } = useShop();
  const statusText = useOrderStatusText();
  const placedAt = orderDate(order.created_at, view);
  return (
    <section aria-label={t`Order ${order.increment_id}`}>
      <Stack gap={3}>
        <Stack direction="row" justify="between" align="baseline" gap={2}>
          <Heading level={2} size="small">
            <TextLink href={orderPath(order)}>{order.increment_id}</TextLink>
          </Heading>
          <Stack direction="row" gap={4} lines="close">
            <Text size="small" tone="muted">
              {placedAt}
            </Text>
            <Text size="small" tone="muted">
              {statusText(order.status)}
            </Text>
          </Stack>
        </Stack>
        <Text>
          {order.items.map((item) => `${item.qty_ordered}\u00a0×\u00a0${item.name}`).join(', ')}
        </Text>
        <Text strong>{money(order.grand_total)}</Text>
        <Stack direction="row" gap={3}>
          <LinkButton size="small" variant="outline" href={orderPath(order)}>
            {t`Details`}
          </LinkButton>
          <ReorderButton order={order} />
        </Stack>
      </Stack>
    </section>
  );
}
