import type { AccountFailure } from '@shop/account';
import type { Result } from '@shop/kernel';
import { useState, type FormEvent } from 'react';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { useStartShopper } from '../../../shared/toasts/use-start-shopper.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';

/** Returns the value of the field with this name. */
type Typed = (name: string) => string;

/**
 * Form that calls the account: busy during the call, then the error text. After a success the form is reset, because it
 * may stay on the page and must not keep a password.
 */
export function useAccountForm(
  /** Returns the call to make; undefined if a field is invalid. */
  prepare: (
    typed: Typed,
    form: HTMLFormElement,
  ) => ((shopper: ShopperSession) => Promise<Result<unknown, AccountFailure>>) | undefined,
  onDone: (typed: Typed) => void,
  /** Returns the form's own text for some errors. */
  ownText?: (failure: AccountFailure) => string | undefined,
): {
  readonly error: string | undefined;
  readonly isBusy: boolean;
  submit(event: FormEvent<HTMLFormElement>): void;
} {
  const failureText = useAccountFailureText();
  const startShopper = useStartShopper();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const typed: Typed = (name) => String(fields.get(name) ?? '');
    // Clears the error of the previous attempt.
    setError(undefined);
    const call = prepare(typed, form);
    if (call === undefined) return;
    setBusy(true);
    const shopper = await startShopper(() => void submit(form));
    const outcome = shopper && (await call(shopper));
    setBusy(false);
    if (outcome === undefined) return;
    setError(outcome.ok ? undefined : (ownText?.(outcome.error) ?? failureText(outcome.error)));
    if (!outcome.ok) return;
    form.reset();
    onDone(typed);
  }

  return {
    error,
    isBusy,
    submit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
