import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Button, Dialog, Stack, Text, TextLink } from '@shop/ui';
import type { OutboxTask } from '@shop/sync-queue';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useIsWritten } from '../../../shared/page/use-is-written.ts';
import { signInDialogAtom } from '../../../shared/overlays/sign-in-dialog.ts';
import { useShopper, useShopperValue } from '../../../shopper/session/use-shopper.ts';
import { useOwnTasks } from '../../../shopper/session/use-own-tasks.ts';
import { useDoubtText } from './doubt-text.ts';

const none: readonly never[] = [];

/** Dialog for an order that may or may not have been placed: the shopper decides after a check. */
export function OrderInDoubt() {
  const { t } = useLingui();
  const outbox = useShopper()?.outbox;
  const doubtText = useDoubtText();
  const openSignIn = useSetAtom(signInDialogAtom);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isWritten = useIsWritten();
  const tasks = useOwnTasks();
  const session = useShopperValue((shopper) => shopper.account.session, undefined);
  const isSignedIn = session?.status === 'signed-in';
  const [putOff, setPutOff] = useState<readonly string[]>(none);
  const task = tasks.find(
    (ownTask) =>
      ownTask.state === 'parked' &&
      doubtText(ownTask) !== undefined &&
      !putOff.includes(stand(ownTask)),
  );
  const said = task && doubtText(task);
  const later = () => {
    if (task !== undefined) setPutOff((stands) => [...stands, stand(task)]);
  };
  const decide = (how: 'discard' | 'lookUpOrder' | 'retry') => () => {
    if (task !== undefined) void outbox?.[how](task.taskId);
  };

  function signIn(): void {
    later();
    openSignIn('login');
  }

  return (
    <Dialog
      // The dialog does not open over the checkout.
      open={task !== undefined && path !== '/checkout'}
      onClose={later}
      title={said?.title}
      closeLabel={t`Close`}
      size="small"
      actions={
        task?.parkedFor === 'number-unknown' ? (
          <Button onClick={decide('discard')}>{t`OK`}</Button>
        ) : (
          <>
            {isSignedIn ? (
              <Button onClick={decide('lookUpOrder')}>{t`Look again`}</Button>
            ) : (
              <Button onClick={signIn}>{t`Log in and look among my orders`}</Button>
            )}
            <Button variant="outline" onClick={decide('discard')}>{t`It was placed`}</Button>
            <Button variant="outline" onClick={decide('retry')}>
              {t`I have looked, it was not placed: send it again`}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4} align="start">
        <Text>{said?.text}</Text>
        {isWritten('/ugyfelszolgalat') && (
          <TextLink href="/ugyfelszolgalat" onClick={later}>{t`Customer service`}</TextLink>
        )}
      </Stack>
    </Dialog>
  );
}

/** Key of the order in its present state; after another check the question is shown again. */
const stand = ({ taskId, updatedAt }: OutboxTask) => `${taskId} ${updatedAt}`;
