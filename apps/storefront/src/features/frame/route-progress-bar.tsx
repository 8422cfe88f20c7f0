import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { RouteProgress } from '@shop/ui';

/** A line at the top while the next place is on its way. */
export function RouteProgressBar() {
  const { t } = useLingui();
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  return <RouteProgress active={isLoading} label={t`Loading`} />;
}
