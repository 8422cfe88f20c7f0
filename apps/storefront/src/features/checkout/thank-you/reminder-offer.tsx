import { useLingui } from '@lingui/react/macro';
import { Button, Alert } from '@shop/ui';
import { useState } from 'react';
import { allowReminder, reminderState } from '../../../shopper/orders/order-reminder.ts';

/** Offers a notification when a waiting order can be sent. Requests the browser's permission only at a press. */
export function ReminderOffer() {
  const { t } = useLingui();
  const [initialState] = useState(reminderState);
  const [isOn, setOn] = useState<boolean>();
  if (isOn === true)
    return <Alert tone="success" live>{t`A notification will come when it can be sent.`}</Alert>;
  if (isOn === false) {
    return (
      <Alert tone="info" live>
        {t`No notification will come. The shop asks when you open it again.`}
      </Alert>
    );
  }
  if (initialState === 'impossible' || initialState === 'denied') return null;

  async function allow(): Promise<void> {
    setOn(
      await allowReminder({
        title: t`Confirm your order`,
        body: t`The waiting order can be sent. Send it now?`,
      }),
    );
  }

  return (
    <Button variant="outline" icon="clock" onClick={() => void allow()}>
      {t`Notify me when it can be sent`}
    </Button>
  );
}
