import { useLingui } from '@lingui/react/macro';
import type { AccountFailure } from '@shop/account';
import { withdrawalDays } from '@shop/orders';
import { useIsOnline } from '../../platform/use-is-online.ts';
import { useShop } from '../../shop/use-shop.ts';

/**
 * Returns the text for a failed account call. For a rejection the code selects it, because the server's text may be in
 * another language; if the settings say so, it is the server's text. Source: SC-45.
 */
export function useAccountFailureText(): (failure: AccountFailure) => string {
  const { t } = useLingui();
  const { serverRefusalTexts } = useShop().config.screen;
  const isOnline = useIsOnline();
  return (failure) => {
    switch (failure.kind) {
      case 'network':
        return failure.reason === 'offline' || !isOnline
          ? t`This needs a network connection.`
          : t`The shop cannot be reached now. Please try again in a moment.`;
      case 'not-kept':
        return t`The change could not be saved.`;
      case 'signed-out':
      case 'not-authorised':
        return t`You are not authorized`;
      case 'rejected':
        return (serverRefusalTexts && failure.text) || refusalText(failure.error);
      case 'malformed':
        return failure.contentType === undefined
          ? t`Unhandled error, wrong response format! Please try again in a few minutes.`
          : t`Error with response - bad content-type! Please try again in a few minutes.`;
    }
  };

  function refusalText(error: string | undefined): string {
    switch (error) {
      case 'invalid-request':
        return t`Internal validation error. Please check what was filled in; customer service helps if all of it is right.`;
      case 'bad-credentials':
        return t`The e-mail address or the password is wrong.`;
      case 'account-locked':
      case 'rate-limited':
        return t`Too many attempts. Try again in a few minutes.`;
      case 'email-taken':
        return t`A customer with the same email already exists in an associated website`;
      case 'password-too-common':
        return t`This password is too easy to guess.`;
      case 'reset-invalid':
      case 'email-change-invalid':
      case 'link-invalid':
        return t`The link has expired or was used already.`;
      case 'password-wrong':
        return t`The current password is wrong.`;
      case 'order-not-cancelable':
        return t`The order is on its way already and can no longer be canceled.`;
      case 'orders-under-way':
        return t`There are orders that have not arrived yet. The account can be deleted once they have, or after they are canceled.`;
      case 'order-unknown':
        return t`There is no order with this number and e-mail address.`;
      case 'order-code-invalid':
        return t`The code is wrong, or it has expired. Check the digits, or request a new code.`;
      case 'withdrawal-closed':
        return t`This order was canceled, or the ${withdrawalDays} days of withdrawal are over. Customer service helps with what can be done.`;
      case 'withdrawal-unconfirmed':
        return t`The statement is too old to be confirmed. It has to be filled in again.`;
      default:
        return t`That did not succeed. Please try again in a moment.`;
    }
  }
}
