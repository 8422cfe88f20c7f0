import { expect, it } from 'vitest';
import { formatDimensions, type DimensionLegend, type Dimensions } from './dimensions.ts';
import type { Locale } from '../locale.ts';
import { noBreak } from '../test/no-break.ts';

const sofa: Dimensions = { heightCm: 75, widthCm: 180, depthCm: 90 };

it.each<[locale: Locale, dimensions: Dimensions, legend: DimensionLegend, text: string]>([
  ['hu', sofa, 'none', '180_×_90_×_75_cm'],
  ['hu', sofa, 'long', '180_×_90_×_75_cm (szélesség_×_mélység_×_magasság)'],
  ['hu', sofa, 'short', '180_×_90_×_75_cm (szé_×_mé_×_ma)'],
  ['de', sofa, 'short', '180_×_90_×_75_cm (B_×_T_×_H)'],
  ['de', sofa, 'long', '180_×_90_×_75_cm (Breite_×_Tiefe_×_Höhe)'],
  ['it', sofa, 'short', '180_×_90_×_75_cm (L_×_P_×_A)'],
  ['ro', sofa, 'short', '180_×_90_×_75_cm (l_×_A_×_Î)'],
  ['ro', sofa, 'long', '180_×_90_×_75_cm (lățime_×_adâncime_×_înălțime)'],
  ['it', sofa, 'long', '180_×_90_×_75_cm (larghezza_×_profondità_×_altezza)'],
  ['en', sofa, 'long', '180_×_90_×_75_cm (width_×_depth_×_height)'],
  ['hu', { widthCm: 160, depthCm: 200 }, 'none', '160_×_200_cm'],
  ['hu', { widthCm: 42.5, heightCm: 180 }, 'short', '42,5_×_180_cm (szé_×_ma)'],
  ['hu', {}, 'long', ''],
])('[FO-17] in "%s" %o with legend "%s" is %s', (locale, dimensions, legend, text) => {
  expect(formatDimensions(dimensions, locale, legend)).toBe(noBreak(text));
});

it('[FO-17] without options there is no legend', () => {
  expect(formatDimensions({ widthCm: 80 }, 'hu')).toBe(noBreak('80_cm'));
});
