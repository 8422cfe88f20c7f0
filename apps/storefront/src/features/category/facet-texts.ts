import { useLingui } from '@lingui/react/macro';
import type { Facet, FacetValue } from '@shop/catalog-client';
import { formatMeasure, formatNumber } from '@shop/format';
import type { MeasureBounds } from '@shop/url-resolver';
import { useMoney } from '../../shop/use-money.ts';
import { useShop } from '../../shop/use-shop.ts';

/** Returns the texts of filters: attributes have their own labels, prices are formatted as money. */
export function useFacetTexts() {
  const { t } = useLingui();
  const { money, range } = useMoney();
  const { view } = useShop();
  const measureNames: Readonly<Record<string, string>> = {
    width_cm: t`Width`,
    depth_cm: t`Depth`,
    height_cm: t`Height`,
  };
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
    measureName: (field: string) => measureNames[field] ?? field,
    /** Units: centimeters. */
    measureSpan: ({ from, to }: MeasureBounds): string => {
      const inCm = (value: number) => formatMeasure(value, 'cm', view.language);
      if (from === undefined) return t`at most ${inCm(to ?? 0)}`;
      return to === undefined
        ? t`at least ${inCm(from)}`
        : `${formatNumber(from, view.language)}–${inCm(to)}`;
    },
  };
}
