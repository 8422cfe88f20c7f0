import { useLingui } from '@lingui/react/macro';
import type { AccountFailure } from '@shop/account';

/** Why a forgotten password could not be dealt with, where that has words of its own. */
export function useResetFailureText(): (failure: AccountFailure) => string | undefined {
  const { t } = useLingui();
  return (failure) =>
    failure.kind === 'network' && failure.reason === 'offline'
      ? t`Reset password feature does not work while offline! It will once the network is back.`
      : undefined;
}
