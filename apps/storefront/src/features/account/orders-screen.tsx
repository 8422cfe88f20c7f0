import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Account } from '@shop/account';
import type { Order } from '@shop/contract';
import { formatOrderDate } from '@shop/format';
import { as, type EpochMs } from '@shop/kernel';
import {
  Button,
  Container,
  DataTable,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  PageTitle,
  Stack,
  SummaryLines,
  TextSkeleton,
} from '@shop/ui';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useMoney } from '../../wiring/use-money.ts';
import { useAccountFailureText } from './account-failure-text.ts';
import { useOrderStatusText } from './order-status-text.ts';
import { ReorderButton } from './reorder-button.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

/** What somebody has ordered, newest first, twenty at a time. */
export function OrdersScreen() {
  const personal = usePersonal();
  return (
    <SignedInOnly>
      {() => (personal === undefined ? null : <Orders account={personal.account} />)}
    </SignedInOnly>
  );
}

function Orders({ account }: { account: Account }) {
  const { t } = useLingui();
  const failureText = useAccountFailureText();
  const history = useInfiniteQuery({
    queryKey: ['orders'],
    queryFn: ({ pageParam }) => account.orders({ page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.ok && last.value.hasNextPage ? last.value.page + 1 : undefined,
    staleTime: 0,
  });
  const [first] = history.data?.pages ?? [];
  const orders = (history.data?.pages ?? []).flatMap((page) => (page.ok ? page.value.orders : []));
  return (
    <Container width="narrow">
      <PageTitle>{t`My orders`}</PageTitle>
      {history.isPending && <TextSkeleton label={t`Loading`} count={6} />}
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
          action={<LinkButton href="/osszes-termek">{t`All products`}</LinkButton>}
        />
      )}
      <Stack gap={12}>
        {orders.map((order) => (
          <OrderDetail key={order.entity_id} order={order} />
        ))}
      </Stack>
      {history.hasNextPage && (
        <Button variant="outline" onClick={() => void history.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </Container>
  );
}

function OrderDetail({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const statusText = useOrderStatusText();
  const placedAt = formatOrderDate(as<EpochMs>(Date.parse(order.created_at)));
  return (
    <section aria-label={t`Order ${order.increment_id}`}>
      <Stack gap={4}>
        <Stack direction="row" justify="between" align="baseline">
          <Heading level={2} size="section">
            {order.increment_id}
          </Heading>
          <p>
            {placedAt} · {statusText(order.status)}
          </p>
        </Stack>
        <DataTable
          caption={t`Items`}
          columns={[
            { id: 'name', label: t`Product` },
            { id: 'qty', label: t`Quantity`, align: 'end' },
            { id: 'sum', label: t`Total`, align: 'end' },
          ]}
          rows={order.items.map((item) => ({
            id: String(item.item_id),
            cells: {
              name: item.name,
              qty: item.qty_ordered,
              sum: money(item.row_total_incl_tax ?? 0),
            },
          }))}
        />
        <SummaryLines
          lines={[
            { id: 'shipping', label: t`Shipping`, value: money(order.shipping_amount ?? 0) },
            ...(order.discount_amount === undefined || order.discount_amount === 0
              ? []
              : [
                  {
                    id: 'discount',
                    label: t`Discount`,
                    value: money(-Math.abs(order.discount_amount)),
                    tone: 'saving' as const,
                  },
                ]),
          ]}
          total={{ label: t`Total`, value: money(order.grand_total) }}
        />
        <ReorderButton order={order} />
      </Stack>
    </section>
  );
}
