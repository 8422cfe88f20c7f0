import { expect, it } from 'vitest';
import type { Locale } from '../locale.ts';
import { formatPickup, pickupLines, pickupPlace } from './pickup-point.ts';

const point = { name: 'Zugoly Budapest', postcode: '1137', city: 'Budapest', street: 'Fő út 12.' };

it.each<[locale: Locale, place: string]>([
  ['hu', '1137 Budapest, Fő út 12.'],
  ['de', 'Fő út 12., 1137 Budapest'],
])('[FO-26] in "%s" a pickup point is its name and its place', (locale, place) => {
  expect(pickupPlace(point, locale)).toBe(place);
  expect(formatPickup(point, locale)).toBe(`Zugoly Budapest: ${place}`);
  expect(pickupLines(point, locale)).toEqual(['Zugoly Budapest', place]);
});

it('[FO-26] its telephone has a line of its own', () => {
  expect(pickupLines({ ...point, phone: '+36 1 555 0100' }, 'hu').at(-1)).toBe('+36 1 555 0100');
});
