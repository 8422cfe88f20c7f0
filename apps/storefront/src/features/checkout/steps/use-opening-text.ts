import { useLingui } from '@lingui/react/macro';
import { isAlwaysOpen, openingSpans } from '@shop/parcel-points';

/** Returns the opening hours of a parcel point as text, '' while they are unknown. Closed days are left out. */
export function useOpeningText(): (hours: readonly string[]) => string {
  const { t } = useLingui();
  const days = [
    t`Monday`,
    t`Tuesday`,
    t`Wednesday`,
    t`Thursday`,
    t`Friday`,
    t`Saturday`,
    t`Sunday`,
  ];
  return (hours) => {
    if (isAlwaysOpen(hours)) return '0:00–24:00';
    return openingSpans(hours)
      .filter(({ open }) => open !== '')
      .map(({ from, to, open }) => {
        const first = days[from] ?? '';
        const name = from === to ? first : `${first}–${days[to] ?? ''}`;
        return `${name} ${open.replaceAll('-', '–').replaceAll(/\b0(?=\d:)/g, '')}`;
      })
      .join(', ');
  };
}
