import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '@shop/account';
import { Button, ErrorState, LinkButton, TextLink, TextSkeleton } from '@shop/ui';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';
import { AccountPage } from '../layout/account-page.tsx';
import { OrderDetail } from './order-detail.tsx';

const route = getRouteApi('/account/orders_/$orderNumber');

/** Page of one order: lines, addresses, totals, state and the available actions. */
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
  return (
    <OrderDetail
      order={read.value}
      account={account}
      cancel={() => account.cancelOrder(orderNumber)}
      onChange={() => void refetch()}
    />
  );
}
