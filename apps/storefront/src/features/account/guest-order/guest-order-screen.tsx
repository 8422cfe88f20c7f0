import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { shopCalls, type Order } from '@shop/contract';
import { Alert, Button, Container, ErrorState, PageTitle, Stack, TextSkeleton } from '@shop/ui';
import { useIsHydrated } from '../../../platform/use-is-hydrated.ts';
import { useAskShop } from '../../../shopper/session/ask-shop.ts';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { guestOrderPath } from '../../../shared/orders/guest-order-path.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';
import { OrderDetail } from '../orders/order-detail.tsx';
import { OrderCodeForm } from './order-code-form.tsx';

/**
 * Page of one guest order. Opened by the link of an email, whose token is in the hash and therefore in no log, or by
 * the order number, the email address and a code that was sent to this address.
 */
export function GuestOrderScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { orderNumber } = useParams({ strict: false });
  const hash = useLocation({ select: (location) => location.hash });
  const isHydrated = useIsHydrated();
  const access = isHydrated ? hash : undefined;
  return (
    <Container width="narrow">
      <PageTitle note={orderNumber}>
        {orderNumber === undefined ? t`Track an order` : t`Order`}
      </PageTitle>
      {access === undefined && <TextSkeleton label={t`Loading`} count={8} />}
      {access === '' && <OrderCodeForm orderNumber={orderNumber} onOpen={open} />}
      {access !== undefined && access !== '' && (
        <OpenedOrder access={access} orderNumber={orderNumber} onOpen={open} />
      )}
    </Container>
  );

  function open(opened: { orderNumber: string; access: string }): void {
    void navigate({ href: guestOrderPath(opened.orderNumber, opened.access), replace: true });
  }
}

function OpenedOrder({
  access,
  orderNumber,
  onOpen,
}: {
  access: string;
  orderNumber: string | undefined;
  onOpen: (opened: { orderNumber: string; access: string }) => void;
}) {
  const { t } = useLingui();
  const ask = useAskShop();
  const failureText = useAccountFailureText();
  const { data: read, refetch } = useQuery({
    queryKey: ['guest-order', access],
    queryFn: () => ask(shopCalls.openOrder, { body: { access } }),
    staleTime: 0,
    // Personal data: deleted when the screen unmounts.
    gcTime: 0,
  });
  if (read === undefined) return <TextSkeleton label={t`Loading`} count={8} />;
  if (read.ok) return <GuestOrder order={read.value} onChange={() => void refetch()} />;
  if (read.error.kind === 'rejected' && read.error.error === 'link-invalid') {
    return (
      <Stack gap={6}>
        <Alert tone="warning" live title={t`This link does not open an order`}>
          {t`It has expired, or it is not complete. The order can be opened with a code sent by e-mail.`}
        </Alert>
        <OrderCodeForm orderNumber={orderNumber} onOpen={onOpen} />
      </Stack>
    );
  }
  return (
    <ErrorState
      headingLevel={2}
      title={t`The order could not be loaded`}
      reason={failureText(read.error)}
      action={<Button onClick={() => void refetch()}>{t({ message: 'Retry' })}</Button>}
    />
  );
}

function GuestOrder({ order, onChange }: { order: Order; onChange: () => void }) {
  const { t } = useLingui();
  const account = useShopper()?.account;
  if (account === undefined) return <TextSkeleton label={t`Loading`} count={8} />;
  const { increment_id: orderNumber, customer_email: email = '' } = order;
  return (
    <OrderDetail
      order={order}
      cancel={() => account.cancelGuestOrder({ orderNumber, email })}
      onChange={onChange}
    />
  );
}
