import { noBreakSpace } from './grouping.ts';
import type { Locale } from '../locale.ts';
import { unitSign } from './measure.ts';
import { formatNumber } from './number.ts';

/** Outer size of an object. `heightCm` is absent for a mattress or rug. */
export interface Dimensions {
  readonly widthCm?: number | undefined;
  readonly depthCm?: number | undefined;
  readonly heightCm?: number | undefined;
}

/** Names of the sides after the numbers: none, short or long. */
export type DimensionLegend = 'none' | 'short' | 'long';

type Side = keyof Dimensions;

const order: readonly Side[] = ['widthCm', 'depthCm', 'heightCm'];

const names: Readonly<Record<Locale, Record<Side, readonly [short: string, long: string]>>> = {
  hu: {
    widthCm: ['szé', 'szélesség'],
    depthCm: ['mé', 'mélység'],
    heightCm: ['ma', 'magasság'],
  },
  de: { widthCm: ['B', 'Breite'], depthCm: ['T', 'Tiefe'], heightCm: ['H', 'Höhe'] },
  it: {
    widthCm: ['L', 'larghezza'],
    depthCm: ['P', 'profondità'],
    heightCm: ['A', 'altezza'],
  },
  ro: { widthCm: ['l', 'lățime'], depthCm: ['A', 'adâncime'], heightCm: ['Î', 'înălțime'] },
  en: { widthCm: ['W', 'width'], depthCm: ['D', 'depth'], heightCm: ['H', 'height'] },
};

/**
 * `180 × 90 × 75 cm (szélesség × mélység × magasság)`: width, depth, height, always in this order.
 * Units: centimetres, with at most one decimal.
 * Bounds: omits a missing side with its name; without sides the text is empty.
 * Errors: throws `RangeError` as `formatNumber` does.
 * Source: FO-17.
 */
export function formatDimensions(
  dimensions: Dimensions,
  locale: Locale,
  legend: DimensionLegend = 'none',
): string {
  const times = `${noBreakSpace}×${noBreakSpace}`;
  const numbers: string[] = [];
  const shortNames: string[] = [];
  const longNames: string[] = [];
  for (const side of order) {
    const value = dimensions[side];
    if (value === undefined) continue;
    const [short, long] = names[locale][side];
    numbers.push(formatNumber(value, locale, { maxDecimals: 1 }));
    shortNames.push(short);
    longNames.push(long);
  }
  if (numbers.length === 0) return '';
  const size = numbers.join(times) + noBreakSpace + unitSign('cm', locale);
  switch (legend) {
    case 'none':
      return size;
    case 'short':
      return `${size} (${shortNames.join(times)})`;
    case 'long':
      return `${size} (${longNames.join(times)})`;
  }
}
