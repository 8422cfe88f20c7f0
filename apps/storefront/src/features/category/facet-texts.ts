import { useLingui } from '@lingui/react/macro';
import type { Facet, FacetValue } from '@shop/catalog-client';
import { useMoney } from '../../shop/use-money.ts';

/** The words of filters: attributes bring their own, prices are written as money. */
export function useFacetTexts() {
  const { t } = useLingui();
  const { money, range } = useMoney();
  const priceSpan = (from: number | undefined, to: number | undefined): string => {
    const low = money(from ?? 0);
    const high = money(to ?? 0);
    if (from === undefined) return t`under ${high}`;
    return to === undefined ? t`over ${low}` : range(from, to);
  };
  return {
    titleOf: (facet: Facet) => (facet.code === 'price' ? t`Price` : facet.label),
    labelOf: (facet: Facet, { from, to, label }: FacetValue) =>
      facet.code === 'price' ? priceSpan(from, to) : label,
    priceSpan,
  };
}
