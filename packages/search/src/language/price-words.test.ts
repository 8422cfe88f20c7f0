import type { Locale } from '@shop/format';
import { expect, it } from 'vitest';
import { createPriceReader, type PriceWords } from './price-words.ts';

const read = (text: string, locale: Locale = 'hu', currency = 'HUF') =>
  createPriceReader(locale, currency)(text);

it.each<[text: string, found: PriceWords]>([
  ['ajándék 10000 ft alatt', { to: 10_000, word: '10000 ft alatt', rest: 'ajándék' }],
  ['Fotel 50 ezer forintig', { to: 50_000, word: '50 ezer forintig', rest: 'fotel' }],
  ['kanapé 100 ezer alatt', { to: 100_000, word: '100 ezer alatt', rest: 'kanapé' }],
  ['100 ezer alatti kanapé', { to: 100_000, word: '100 ezer alatti', rest: 'kanapé' }],
  [
    '20000 és 50000 között szék',
    { from: 20_000, to: 50_000, word: '20000 és 50000 között', rest: 'szék' },
  ],
  [
    'szék 20 és 50 ezer között',
    { from: 20_000, to: 50_000, word: '20 és 50 ezer között', rest: 'szék' },
  ],
  ['szék 20-50 ezer ft', { from: 20_000, to: 50_000, word: '20-50 ezer ft', rest: 'szék' }],
  [
    'szék 20 ezertől 50 ezerig',
    { from: 20_000, to: 50_000, word: '20 ezertől 50 ezerig', rest: 'szék' },
  ],
  ['szék 10 000 Ft-ig', { to: 10_000, word: '10 000 Ft-ig', rest: 'szék' }],
  ['szék max 10.000 ft', { to: 10_000, word: 'max 10.000 ft', rest: 'szék' }],
  ['szék max. 10000', { to: 10_000, word: 'max. 10000', rest: 'szék' }],
  ['szék 50000 forint fölött', { from: 50_000, word: '50000 forint fölött', rest: 'szék' }],
  ['szék 50000 folott', { from: 50_000, word: '50000 folott', rest: 'szék' }],
  ['10e ft alatt', { to: 10_000, word: '10e ft alatt', rest: '' }],
  ['szék 10000 ft-nál olcsóbb', { to: 10_000, word: '10000 ft-nál olcsóbb', rest: 'szék' }],
])('[SE-38] %s names a price in Hungarian', (text, found) => {
  expect(read(text)).toEqual(found);
});

it.each<[locale: Locale, currency: string, text: string, found: PriceWords]>([
  ['de', 'EUR', 'Sofa unter 500 Euro', { to: 500, word: 'unter 500 Euro', rest: 'sofa' }],
  ['de', 'EUR', 'Sofa bis 1.000 €', { to: 1_000, word: 'bis 1.000 €', rest: 'sofa' }],
  ['de', 'EUR', 'Sofa bis €99,90', { to: 99.9, word: 'bis €99,90', rest: 'sofa' }],
  ['de', 'EUR', 'İnci unter 500 Euro', { to: 500, word: 'unter 500 euro', rest: 'i̇nci' }],
  ['de', 'EUR', 'Sofa unter 800', { to: 800, word: 'unter 800', rest: 'sofa' }],
  [
    'de',
    'EUR',
    'Tisch zwischen 100 und 200 Euro',
    { from: 100, to: 200, word: 'zwischen 100 und 200 Euro', rest: 'tisch' },
  ],
  [
    'de',
    'EUR',
    'Tisch 200 bis 100 €',
    { from: 100, to: 200, word: '200 bis 100 €', rest: 'tisch' },
  ],
  ['de', 'EUR', 'Tisch über 100 Euro', { from: 100, word: 'über 100 Euro', rest: 'tisch' }],
  ['it', 'EUR', 'regalo sotto i 100 euro', { to: 100, word: 'sotto i 100 euro', rest: 'regalo' }],
  [
    'it',
    'EUR',
    'divano da 500 a 800 euro',
    { from: 500, to: 800, word: 'da 500 a 800 euro', rest: 'divano' },
  ],
  [
    'it',
    'EUR',
    'divano tra 500 e 800 €',
    { from: 500, to: 800, word: 'tra 500 e 800 €', rest: 'divano' },
  ],
  ['ro', 'RON', 'cadou sub 100 lei', { to: 100, word: 'sub 100 lei', rest: 'cadou' }],
  [
    'ro',
    'RON',
    'canapea între 500 și 800 de lei',
    { from: 500, to: 800, word: 'între 500 și 800 de lei', rest: 'canapea' },
  ],
  [
    'ro',
    'RON',
    'canapea până la 2 mii lei',
    { to: 2_000, word: 'până la 2 mii lei', rest: 'canapea' },
  ],
  ['en', 'EUR', 'sofa under 1,000 euro', { to: 1_000, word: 'under 1,000 euro', rest: 'sofa' }],
])('[SE-38] in %s with %s, %s names a price', (locale, currency, text, found) => {
  expect(read(text, locale, currency)).toEqual(found);
});

it.each<[text: string, locale: Locale, currency: string]>([
  ['asztal 120 cm alatt', 'hu', 'HUF'],
  ['asztal 120 alatt', 'hu', 'HUF'],
  ['lámpa az asztal fölé', 'hu', 'HUF'],
  ['matrac 140-es ágyba', 'hu', 'HUF'],
  ['160x200 ágy', 'hu', 'HUF'],
  ['szék 100 euró alatt', 'hu', 'HUF'],
  ['ZG-2202', 'hu', 'HUF'],
  ['Regal bis 80 cm', 'de', 'EUR'],
  ['Regal bis 200', 'de', 'EUR'],
  ['letto da 160', 'it', 'EUR'],
  ['Sofa unter 1000 lei', 'de', 'EUR'],
  ['bútor', 'hu', 'HUF'],
])('[SE-38] %s names no price in %s', (text, locale, currency) => {
  expect(read(text, locale, currency)).toBeUndefined();
});
