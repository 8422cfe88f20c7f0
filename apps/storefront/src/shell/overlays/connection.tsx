import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { OfflineBadge, TextLink } from '@shop/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { showAppBadge } from '../../platform/app-badge.ts';
import { useConnection } from '../../platform/use-connection.ts';
import { assumeReachable, probeMs, probeShop } from '../../platform/watched-fetch.ts';
import { timeOfDay } from '../../shared/texts/time-of-day.ts';
import { useQueuedOrders } from '../../shopper/session/use-queued-orders.ts';
import { useShop } from '../../shop/use-shop.ts';
import { shownPricesAt } from './shown-prices-at.ts';

/** Pages that show the waiting order themselves, or must not be interrupted. */
const quietPaths: ReadonlySet<string> = new Set(['/checkout', '/thank-you']);

/**
 * Shows that the network or the shop is unreachable and the age of the prices on the page, and that an order waits on
 * this device. The icon of an installed shop shows the number of orders.
 */
export function Connection() {
  const connection = useConnection();
  const orderCount = useQueuedOrders().length;
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => showAppBadge(orderCount), [orderCount]);
  const shownCount = quietPaths.has(path) ? 0 : orderCount;
  useShopReturn(connection === 'unanswered');
  if (connection !== 'online') {
    return <Offline orderCount={shownCount} hasNetwork={connection === 'unanswered'} />;
  }
  return shownCount === 0 ? null : <Queued count={shownCount} />;
}

/** Checks every 15 s while the page is visible whether the shop answers again, then refreshes the shown data. */
function useShopReturn(isAway: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isAway) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void probeShop();
    }, probeMs);
    window.addEventListener('online', assumeReachable);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', assumeReachable);
      void queryClient.refetchQueries({ type: 'active', stale: true });
    };
  }, [isAway, queryClient]);
}

function Offline({ orderCount, hasNetwork }: { orderCount: number; hasNetwork: boolean }) {
  const { t } = useLingui();
  const { view } = useShop();
  const queryClient = useQueryClient();
  const pricesAt = useSyncExternalStore(
    (changed) => queryClient.getQueryCache().subscribe(changed),
    () => shownPricesAt(queryClient),
    () => undefined,
  );
  const time = pricesAt === undefined ? '' : timeOfDay(pricesAt, view.locale);
  return (
    <OfflineBadge
      label={hasNetwork ? t`The shop cannot be reached` : t`You are offline`}
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
