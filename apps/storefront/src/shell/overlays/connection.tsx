import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { OfflineBadge, TextLink } from '@shop/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { showAppBadge } from '../../platform/app-badge.ts';
import { useIsOnline } from '../../platform/use-is-online.ts';
import { useQueuedOrders } from '../../shopper/session/use-queued-orders.ts';
import { useShop } from '../../shop/use-shop.ts';
import { shownPricesAt } from './shown-prices-at.ts';

/** Pages that show the order that waits themselves, or must not be interrupted. */
const quietPaths: ReadonlySet<string> = new Set(['/checkout', '/thank-you']);

/**
 * Says that the network is away, and how old the prices on the page are, for as long as it is; and that an order waits
 * on this device. The icon of an installed shop shows the number of orders.
 */
export function Connection() {
  const isOnline = useIsOnline();
  const orderCount = useQueuedOrders().length;
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => showAppBadge(orderCount), [orderCount]);
  const shownCount = quietPaths.has(path) ? 0 : orderCount;
  if (!isOnline) return <Offline orderCount={shownCount} />;
  return shownCount === 0 ? null : <Queued count={shownCount} />;
}

function Offline({ orderCount }: { orderCount: number }) {
  const { t } = useLingui();
  const { view } = useShop();
  const queryClient = useQueryClient();
  const pricesAt = useSyncExternalStore(
    (changed) => queryClient.getQueryCache().subscribe(changed),
    () => shownPricesAt(queryClient),
    () => undefined,
  );
  const time = pricesAt === undefined ? '' : timeOf(pricesAt, view.locale);
  return (
    <OfflineBadge
      label={t`You are offline`}
      detail={time === '' ? t`what you do is kept` : t`what you do is kept, prices: ${time}`}
      action={orderCount > 0 ? <QueuedLink count={orderCount} /> : undefined}
      floating
    />
  );
}

function Queued({ count }: { count: number }) {
  return <OfflineBadge icon="clock" action={<QueuedLink count={count} />} floating />;
}

function QueuedLink({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <TextLink href="/thank-you">
      {t`${plural(count, { one: '# order waits to be sent', other: '# orders wait to be sent' })}`}
    </TextLink>
  );
}

/** The time of day, with the date where that is not today. */
function timeOf(at: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale, {
    ...(!isToday && { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
