import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { RouteProgress } from '@shop/ui';
import { useShop } from '../shop/use-shop.ts';

/** Progress bar at the top while the next page is loading. */
export function RouteProgressBar() {
  const { t } = useLingui();
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  const { progressBarMs } = useShop().config.screen;
  return <RouteProgress active={isLoading} label={t`Loading`} durationMs={progressBarMs} />;
}
