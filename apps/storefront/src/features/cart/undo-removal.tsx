import { useLingui } from '@lingui/react/macro';
import { Button, Alert } from '@shop/ui';
import { useEffect } from 'react';
import { useShopper, useShopperValue } from '../../shopper/session/use-shopper.ts';

/** The line taken out last can be put back where it stood, for as long as this is on the screen. */
export function UndoRemoval() {
  const { t } = useLingui();
  const shopper = useShopper();
  const removed = useShopperValue(({ removedLine }) => removedLine, undefined);
  useEffect(() => () => shopper?.removedLine.set(undefined), [shopper]);
  if (shopper === undefined || removed === undefined) return null;

  async function putBack(): Promise<void> {
    if (shopper === undefined || removed === undefined) return;
    shopper.removedLine.set(undefined);
    await shopper.cart.restore(removed);
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
