import { useLingui } from '@lingui/react/macro';
import { Button, Alert } from '@shop/ui';
import { useEffect } from 'react';
import { usePersonal, usePersonalValue } from '../../shopper/session/use-shopper.ts';

/** The line taken out last can be put back where it stood, for as long as this is on the screen. */
export function UndoRemoval() {
  const { t } = useLingui();
  const personal = usePersonal();
  const removed = usePersonalValue(({ removedLine }) => removedLine, undefined);
  useEffect(() => () => personal?.removedLine.set(undefined), [personal]);
  if (personal === undefined || removed === undefined) return null;

  async function putBack(): Promise<void> {
    if (personal === undefined || removed === undefined) return;
    personal.removedLine.set(undefined);
    await personal.cart.restore(removed);
  }

  return (
    <Alert
      live
      action={
        <Button variant="quiet" size="small" onClick={() => void putBack()}>
          {t`Undo`}
        </Button>
      }
    >
      {t`${removed.item.product.name} removed`}
    </Alert>
  );
}
