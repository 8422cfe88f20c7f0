import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@shop/ui';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { useComparison } from './use-lists.ts';

/** Button on a card that adds the product to the comparison or removes it. */
export function CompareButton({ product }: { product: CardProduct }) {
  const { t } = useLingui();
  const { isOn, toggle } = useComparison(product);
  const label = isOn ? t`Remove from comparison` : t`Compare`;
  return (
    <IconButton
      icon={isOn ? 'check' : 'compare'}
      label={`${label}: ${product.name}`}
      onPicture
      onClick={toggle}
    />
  );
}
