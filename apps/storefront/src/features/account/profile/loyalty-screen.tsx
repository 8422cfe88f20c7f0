import { useLingui } from '@lingui/react/macro';
import type { AccountFailure } from '@shop/account';
import { shopCalls, type LoyaltyCard } from '@shop/contract';
import { budapestDate } from '@shop/calendar';
import { formatDate, formatMoney, formatNumber } from '@shop/format';
import { unsafeBrand, type EpochMs, type Result } from '@shop/kernel';
import { money } from '@shop/money';
import {
  Barcode,
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Alert,
  SpecTable,
  Stack,
  Text,
  TextSkeleton,
} from '@shop/ui';
import { useState } from 'react';
import { useAskShop } from '../../../shopper/session/ask-shop.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';
import { AccountPage, StoredNote } from '../layout/account-page.tsx';
import { useOwnAnswer } from '../layout/use-own-answer.ts';

/** Shows the loyalty card of a customer for the scanner at a till, and joins or leaves the program. */
export function LoyaltyScreen() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Loyalty card`}>
      {({ profile }) => <Card customerId={profile?.id ?? 0} />}
    </AccountPage>
  );
}

function Card({ customerId }: { customerId: number }) {
  const { t } = useLingui();
  const ask = useAskShop();
  const failureText = useAccountFailureText();
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();
  const { config, view } = useShop();
  const { currency, language, grouping } = view;
  const pointMinor = config.offers.minorPerPoint[currency];
  const amount = formatMoney(money(pointMinor, currency), language, grouping);
  const { data: read, refetch } = useOwnAnswer({
    name: 'loyalty-card',
    owner: String(customerId),
    answer: shopCalls.loyaltyCard.answer,
    send: () => ask(shopCalls.loyaltyCard, { isOwn: true }),
  });

  async function change(next: Promise<Result<LoyaltyCard | null, AccountFailure>>): Promise<void> {
    setBusy(true);
    const changed = await next;
    if (changed.ok) await refetch();
    setBusy(false);
    setFailure(changed.ok ? undefined : changed.error);
  }

  async function leave(): Promise<Result<null, AccountFailure>> {
    const result = await ask(shopCalls.leaveLoyalty, { isOwn: true });
    return result.ok ? { ok: true, value: null } : result;
  }

  if (read === undefined) return <TextSkeleton label={t`Loading`} count={4} />;
  if (!read.ok) {
    return (
      <ErrorState
        headingLevel={2}
        title={t`The loyalty card could not be loaded`}
        reason={failureText(read.error)}
        action={<Button onClick={() => void refetch()}>{t({ message: 'Retry' })}</Button>}
      />
    );
  }
  const { value: card, atMs } = read.value;
  return (
    <Stack gap={6}>
      <StoredNote atMs={atMs} />
      {failure !== undefined && (
        <Alert tone="error" live>
          {failureText(failure)}
        </Alert>
      )}
      {card === null ? (
        <EmptyState
          icon="card"
          title={t`There is no loyalty card for this account`}
          text={t`The card is free. A point comes with every ${amount} of orders that are placed after joining and completed.`}
          action={
            <Button
              busyLabel={isBusy ? t`Loading` : undefined}
              onClick={() => void change(ask(shopCalls.joinLoyalty, { isOwn: true }))}
            >
              {t`Get a loyalty card`}
            </Button>
          }
        />
      ) : (
        <Shown card={card} onLeave={() => setLeaving(true)} />
      )}
      <ConfirmDialog
        open={isLeaving}
        title={t`Give the loyalty card back?`}
        text={t`The points collected with it are lost.`}
        confirmLabel={t`Give the card back`}
        cancelLabel={t({ message: 'Cancel' })}
        onConfirm={() => {
          setLeaving(false);
          void change(leave());
        }}
        onCancel={() => setLeaving(false)}
      />
    </Stack>
  );
}

function Shown({ card, onLeave }: { card: LoyaltyCard; onLeave: () => void }) {
  const { t } = useLingui();
  const { language } = useShop().view;
  const { number } = card;
  const joined = budapestDate(unsafeBrand<EpochMs>(Date.parse(card.joined_at)));
  return (
    <Stack gap={6} align="start">
      <Text>{t`Show this code at the till of a showroom.`}</Text>
      <Barcode value={number} label={t`Loyalty card: ${number}`} />
      <SpecTable
        caption={t`Loyalty card`}
        rows={[
          { label: t`Card number`, value: number },
          { label: t`Points`, value: formatNumber(card.points, language) },
          { label: t`Member since`, value: formatDate(joined, language, 'long') },
        ]}
      />
      <Button variant="outline" onClick={onLeave}>
        {t`Give the card back`}
      </Button>
    </Stack>
  );
}
