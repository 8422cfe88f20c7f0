import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@shop/ui';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';

/** Asks the shopper a question that a package waits for, such as the removal of a line from the cart. */
export function QuestionDialog() {
  const { t } = useLingui();
  const question = useShopperValue((shopper) => shopper.question, undefined);
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={t`Remove this product from the cart?`}
      text={question?.item.product.name}
      confirmLabel={t`Remove`}
      cancelLabel={t({ message: 'Cancel' })}
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    />
  );
}
