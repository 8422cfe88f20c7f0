import { useLingui } from '@lingui/react/macro';
import type { AccountFailure } from '@shop/account';

/** Returns the text for a failed password reset; undefined for failures that have a general text. */
export function useResetFailureText(): (failure: AccountFailure) => string | undefined {
  const { t } = useLingui();
  return (failure) =>
    failure.kind === 'network' && failure.reason === 'offline'
      ? t`Reset password feature does not work while offline! It will once the network is back.`
      : undefined;
}
