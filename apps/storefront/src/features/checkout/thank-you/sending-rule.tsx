import { useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@shop/ui';
import type { OutboxTask } from '@shop/sync-queue';
import { askForSending, canSendInBackground } from '../../../shopper/orders/order-reminder.ts';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { ReminderOffer } from './reminder-offer.tsx';

/** Explains when a waiting order is sent: automatically if the shopper has confirmed it, else from this page only. */
export function SendingRule({ order }: { order: OutboxTask }) {
  const { t } = useLingui();
  const outbox = useShopper()?.outbox;
  const { api, orders } = useShop().config;
  const goesByItself = orders.automaticTransmission || order.consent !== 'wanted';
  async function sendByItself(): Promise<void> {
    await outbox?.confirmOrders();
    await askForSending();
  }
  if (goesByItself) {
    return (
      <Text size="large">
        {order.session === 'guest' && api.idempotencyHeader && canSendInBackground()
          ? t`It will be sent by itself as soon as there is a network, also when the shop is closed.`
          : t`It will be sent by itself as soon as there is a network and the shop is open in this browser.`}
      </Text>
    );
  }
  return (
    <>
      <Text size="large">
        {t`It will be sent as soon as there is a network, while this page is open. Elsewhere in the shop you will be asked first.`}
      </Text>
      <Stack direction="row" gap={4}>
        <Button onClick={() => void sendByItself()}>{t`Send it by itself`}</Button>
        <ReminderOffer />
      </Stack>
    </>
  );
}
