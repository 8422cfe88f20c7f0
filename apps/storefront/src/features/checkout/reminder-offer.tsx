import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { allowReminder, reminderState } from '../../wiring/order-reminder.ts';

/** Offers to say when an order that waits can be sent. Asks the browser only when pressed. */
export function ReminderOffer() {
  const { t } = useLingui();
  const [state, setState] = useState(reminderState);
  const [isOn, setOn] = useState(false);
  if (isOn)
    return <Notice tone="success" live>{t`A notification will come when it can be sent.`}</Notice>;
  if (state === 'impossible' || state === 'denied') return null;

  async function allow(): Promise<void> {
    const allowed = await allowReminder({
      title: t`Confirm your order`,
      body: t`The waiting order can be sent. Send it now?`,
    });
    setState(reminderState());
    setOn(allowed);
  }

  return (
    <Button variant="outline" icon="clock" onClick={() => void allow()}>
      {t`Notify me when it can be sent`}
    </Button>
  );
}
