import { useLingui } from '@lingui/react/macro';
import { Button, Alert } from '@shop/ui';
import { useEffect } from 'react';
import { useShopper, useShopperValue } from '../../shopper/session/use-shopper.ts';

/** Restores the line that was removed last at its former position, while this component is mounted. */
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
