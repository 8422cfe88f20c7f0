import { useLingui } from '@lingui/react/macro';
import { refundDays, sendBackDays, withdrawalDays } from '@shop/orders';
import {
  type Profile,
  type WithdrawalReceipt,
  type WithdrawalRequest,
  type WithdrawalStatement,
} from '@shop/contract';
import { formatDateTime, formatName, type Locale } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { Button, Container, Alert, PageTitle, Stack, Text } from '@shop/ui';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useIsHydrated } from '../../../platform/use-is-hydrated.ts';
import { useShopperValue } from '../../../shopper/session/use-shopper.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { PageBreadcrumbs } from '../../../shared/breadcrumbs/page-breadcrumbs.tsx';
import { useSubjectKey } from '../../../shared/forms/use-subject-key.ts';
import { StatementRows } from './statement-rows.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { useWithdrawal, type WithdrawalCall } from './use-withdrawal.ts';

/**
 * Withdraws from a contract without a login and without a time limit: a statement, then a confirmation. An order that
 * was not shipped yet can be canceled instead. A link from an order page has order number, email address and name in
 * the hash.
 */
export function WithdrawalScreen() {
  const { t } = useLingui();
  const { view } = useShop();
  const { step, draft, error, busy, state, confirm, cancel, back } = useWithdrawal();
  const session = useShopperValue(({ account }) => account.session, undefined);
  const hash = useLocation({ select: (location) => location.hash });
  const addressDetails = new URLSearchParams(useIsHydrated() ? hash : '');
  const profile = session?.status === 'signed-in' ? session.profile : undefined;
  const customerKey = useSubjectKey(profile?.id);
  const orderKey = useSubjectKey(addressDetails.get('order') ?? undefined);

  const problem = error !== undefined && (
    <Alert tone="error" live>
      {error}
    </Alert>
  );
  return (
    <Container width="text">
      <PageBreadcrumbs title={t`Withdraw from contract`} />
      <PageTitle
        lead={t`An order can be withdrawn from without giving a reason until ${withdrawalDays} days after the goods were received. No login is needed.`}
      >
        {t`Withdraw from contract`}
      </PageTitle>
      {step.name === 'stating' && (
        <Stack gap={5}>
          {problem}
          <WithdrawalForm
            // Details of the account and the address arrive after the first render; typed values are preserved.
            key={`${customerKey} ${orderKey}`}
            knownRequest={knownDetails(draft, profile, addressDetails, view.language)}
            isBusy={busy === 'statement'}
            onSubmit={state}
          />
        </Stack>
      )}
      {step.name === 'confirming' && (
        <ConfirmationStep
          statement={step.statement}
          busy={busy}
          problem={problem}
          onConfirm={() => confirm(step.statement)}
          onCancel={() => cancel(step.statement)}
          onBack={back}
        />
      )}
      {step.name === 'canceled' && (
        <NextStep label={t`The order was canceled`}>
          <Alert tone="success" title={t`The order was canceled`}>
            {t`Nothing of order ${step.orderNumber} will be sent. An e-mail that confirms it is on its way.`}
          </Alert>
        </NextStep>
      )}
      {step.name === 'received' && <ReceivedStep receipt={step.receipt} />}
    </Container>
  );
}

/** Returns the initial values: of the last attempt, else of the account and the order in the address. */
function knownDetails(
  draft: WithdrawalRequest | undefined,
  profile: Profile | undefined,
  /** Details in the address, written by the order page. */
  addressDetails: URLSearchParams,
  language: Locale,
) {
  const profileName =
    profile === undefined
      ? (addressDetails.get('name') ?? '')
      : formatName({ firstname: profile.firstname, lastname: profile.lastname }, language);
  return {
    name: draft?.name ?? profileName,
    orderNumber: draft?.orderNumber ?? addressDetails.get('order') ?? '',
    email: draft?.email ?? profile?.email ?? addressDetails.get('email') ?? '',
    items: draft?.items,
    bankAccount: draft?.bankAccount,
  };
}

function ConfirmationStep({
  statement,
  busy,
  problem,
  onConfirm,
  onCancel,
  onBack,
}: {
  statement: WithdrawalStatement;
  busy: WithdrawalCall | undefined;
  problem: ReactElement | false;
  onConfirm: () => void;
  onCancel: () => void;
  onBack: () => void;
}) {
  const { t } = useLingui();
  return (
    <NextStep label={t`Confirm withdrawal`}>
      <Stack gap={5}>
        {problem}
        <Text>{t`This statement will be sent. It takes effect once it is confirmed.`}</Text>
        <StatementRows statement={statement} />
        {statement.is_cancelable === true && (
          <Alert title={t`The order has not left yet`}>
            <Stack gap={3}>
              <Text>
                {t`It can be canceled at once: nothing is sent, and there is nothing to send back. A canceled order cannot be brought back.`}
              </Text>
              <Button
                size="small"
                variant="outline"
                onClick={() => onCancel()}
                disabled={busy === 'confirmation'}
                busyLabel={busy === 'cancellation' ? t`Canceling…` : undefined}
              >
                {t`Cancel order`}
              </Button>
            </Stack>
          </Alert>
        )}
        <Stack direction="row" gap={3}>
          <Button
            onClick={() => onConfirm()}
            disabled={busy === 'cancellation'}
            busyLabel={busy === 'confirmation' ? t`Sending…` : undefined}
          >
            {t`Confirm withdrawal`}
          </Button>
          <Button variant="outline" onClick={() => onBack()}>
            {t`Back`}
          </Button>
        </Stack>
      </Stack>
    </NextStep>
  );
}

function ReceivedStep({ receipt }: { receipt: WithdrawalReceipt }) {
  const { t } = useLingui();
  const { view } = useShop();
  return (
    <NextStep label={t`The withdrawal was received`}>
      <Stack gap={5}>
        <Alert tone="success" title={t`The withdrawal was received`}>
          {t`A receipt with its content, date and time is on its way by e-mail.`}
        </Alert>
        <StatementRows
          statement={receipt}
          receivedAt={formatDateTime(
            unsafeBrand<EpochMs>(Date.parse(receipt.received_at)),
            view.language,
          )}
        />
        <Text>
          {t`The products are to be sent back within ${sendBackDays} days. The price is paid back within ${refundDays} days, once the products or the proof of their posting have arrived.`}
        </Text>
      </Stack>
    </NextStep>
  );
}

/** Wraps a step that replaces the previous one. It takes the focus, so that screen readers announce it. */
function NextStep({ label, children }: { label: string; children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <section ref={root} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  );
}
