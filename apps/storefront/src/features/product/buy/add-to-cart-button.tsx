import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import { Button } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { openDrawerAtom } from '../../../shared/overlays/drawers.ts';
import { noJsAddFormId } from '../options/no-js-add-form.tsx';
import { useStartShopper } from '../../../shared/toasts/use-start-shopper.ts';

/** Adds the selected product to the cart, and shows the cart. */
export function AddToCartButton({
  product,
  qty,
  wide = true,
  isComplete,
  onIncomplete,
}: {
  product: () => Product;
  qty: number;
  wide?: boolean;
  isComplete: boolean;
  onIncomplete: () => void;
}) {
  const { t } = useLingui();
  const startShopper = useStartShopper();
  const openDrawer = useSetAtom(openDrawerAtom);
  const [isAdding, setAdding] = useState(false);

  async function add(): Promise<void> {
    if (!isComplete) {
      onIncomplete();
      return;
    }
    setAdding(true);
    const shopper = await startShopper(() => void add());
    const added = await shopper?.cart.add(product(), { qty });
    setAdding(false);
    if (added?.ok === true) openDrawer({ type: 'opened', name: 'cart' });
  }

  return (
    <Button
      wide={wide}
      icon="bag"
      type="submit"
      form={noJsAddFormId}
      onClick={(event) => {
        event.preventDefault();
        void add();
      }}
      busyLabel={isAdding ? t`Adding…` : undefined}
    >
      {t`Add to cart`}
    </Button>
  );
}
