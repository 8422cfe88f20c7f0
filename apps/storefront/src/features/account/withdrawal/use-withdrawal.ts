import type { Account, AccountFailure } from '@shop/account';
import type { WithdrawalReceipt, WithdrawalRequest, WithdrawalStatement } from '@shop/contract';
import type { Result } from '@shop/kernel';
import { useState } from 'react';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';
import { useStartShopper } from '../../../shared/toasts/use-start-shopper.ts';

/** Kind of the request in flight. */
export type WithdrawalCall = 'statement' | 'confirmation' | 'cancellation';

type Step =
  | { readonly name: 'stating' }
  | { readonly name: 'confirming'; readonly statement: WithdrawalStatement }
  | { readonly name: 'received'; readonly receipt: WithdrawalReceipt }
  | { readonly name: 'canceled'; readonly orderNumber: string };

/** Steps of a withdrawal: a statement, then its confirmation or the cancellation of the order. */
export function useWithdrawal() {
  const startShopper = useStartShopper();
  const failureText = useAccountFailureText();
  const [step, setStep] = useState<Step>({ name: 'stating' });
  const [draft, setDraft] = useState<WithdrawalRequest>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<WithdrawalCall>();

  /** Makes one call and shows its error. */
  async function send<T>(
    kind: WithdrawalCall,
    call: (account: Account) => Promise<Result<T, AccountFailure>>,
    onDone: (value: T) => void,
  ): Promise<void> {
    setBusy(kind);
    const shopper = await startShopper(() => void send(kind, call, onDone));
    const outcome = shopper && (await call(shopper.account));
    setBusy(undefined);
    if (outcome === undefined) return;
    setError(outcome.ok ? undefined : failureText(outcome.error));
    if (outcome.ok) onDone(outcome.value);
  }

  return {
    step,
    /** Statement that was sent last. */
    draft,
    error,
    busy,
    state(request: WithdrawalRequest) {
      setDraft(request);
      void send(
        'statement',
        (account) => account.withdraw(request),
        (statement) => setStep({ name: 'confirming', statement }),
      );
    },
    confirm({ confirmation }: WithdrawalStatement) {
      void send(
        'confirmation',
        (account) => account.confirmWithdrawal(confirmation),
        (receipt) => setStep({ name: 'received', receipt }),
      );
    },
    /** Cancels the order instead of withdrawing from it. */
    cancel({ orderNumber, email }: WithdrawalStatement) {
      void send(
        'cancellation',
        (account) => account.cancelGuestOrder({ orderNumber, email }),
        () => setStep({ name: 'canceled', orderNumber }),
      );
    },
    back: () => setStep({ name: 'stating' }),
  };
}
