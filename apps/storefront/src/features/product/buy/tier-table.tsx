import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import { quantitySteps } from '@shop/pricing/shop';
import { SpecTable } from '@shop/ui';
import { useMoney } from '../../../shop/use-money.ts';

/** Lists the quantities with their lower unit prices; nothing without tier prices. Source: PR-22. */
export function TierTable({ product }: { product: Product }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const steps = quantitySteps(product);
  if (steps.length === 0) return null;
  return (
    <SpecTable
      caption={t`Price by quantity`}
      rows={steps.map(({ qty, grossPrice: price }) => {
        const unitPrice = money(price);
        return { label: t`From ${qty} pieces`, value: t`${unitPrice} each` };
      })}
    />
  );
}
