import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, toleratedDistance } from '../text/edit-distance.ts';
import { germanFold, germanStem } from './german-stem.ts';
import { hungarianStem } from './hungarian-stem.ts';
import { italianStem } from './italian-stem.ts';
import { romanianStem } from './romanian-stem.ts';
import { createSearchLanguage, splitCompound } from './search-language.ts';
import { neededMatches, planText } from '../text/text-plan.ts';

describe('stems', () => {
  it.each([
    ['asztal', 'asztalok'],
    ['asztal', 'asztalt'],
    ['szék', 'székeket'],
    ['komód', 'komódot'],
    ['tükör', 'tükrök'],
    ['láda', 'ládák'],
    ['fa', 'fák'],
    ['fiók', 'fiókkal'],
    ['fiók', 'fiókos'],
    ['kanapé', 'kanapék'],
    ['ágy', 'ágyban'],
    ['párna', 'párnával'],
    ['ágyneműtartós', 'ágyneműtartóval'],
    ['polc', 'polcra'],
  ])('[SE-9] bring %s and %s together', (base, ending) => {
    expect(hungarianStem(ending)).toBe(hungarianStem(base));
  });
  it.each([
    ['szék', 'szekrény'],
    ['ágy', 'asztal'],
    ['pad', 'padló'],
    ['constructor', 'tostring'],
  ])('[SE-9] keep %s and %s apart', (one, other) => {
    expect(hungarianStem(one)).not.toBe(hungarianStem(other));
  });
});

describe('German stems', () => {
  it.each([
    ['Stuhl', 'Stühle'],
    ['Stuhl', 'Stuehlen'],
    ['Tür', 'tuer'],
    ['Bücherregal', 'bucherregale'],
    ['Schrank', 'Schränken'],
    ['Lampe', 'Lampen'],
    ['Sofa', 'Sofas'],
    ['Pouf', 'Poufs'],
    ['Sessel', 'Sesseln'],
    ['Bild', 'Bilder'],
    ['rund', 'runder'],
    ['weiß', 'weisse'],
    ['Kommode', 'Kommoden'],
    ['Haus', 'Hauses'],
  ])('[SE-9] bring %s and %s together', (base, ending) => {
    expect(germanStem(ending)).toBe(germanStem(base));
  });
  it.each([
    ['Leder', 'LED'],
    ['Tisch', 'Tasche'],
    ['Bett', 'Bad'],
    ['Haus', 'hauen'],
  ])('[SE-9] keep %s and %s apart', (one, other) => {
    expect(germanStem(one)).not.toBe(germanStem(other));
  });
  it('[SE-9] leave a u and an e that are no umlaut', () => {
    expect(['neue', 'quer', 'Mauer'].map(germanFold)).toEqual(['neue', 'quer', 'mauer']);
  });
});

describe('Italian stems', () => {
  it.each([
    ['sedia', 'sedie'],
    ['letto', 'letti'],
    ['specchio', 'specchi'],
    ['armadio', 'armadi'],
    ['panca', 'panche'],
    ['bianco', 'bianche'],
    ['comò', 'como'],
    ['lampada', 'lampade'],
    ['scaffale', 'scaffali'],
  ])('[SE-9] bring %s and %s together', (base, ending) => {
    expect(italianStem(ending)).toBe(italianStem(base));
  });
  it.each([
    ['letto', 'legno'],
    ['tavolo', 'tavolino'],
    ['vaso', 'vetro'],
  ])('[SE-9] keep %s and %s apart', (one, other) => {
    expect(italianStem(one)).not.toBe(italianStem(other));
  });
});

describe('Romanian stems', () => {
  it.each([
    ['scaun', 'scaunul'],
    ['scaun', 'scaunele'],
    ['scaun', 'scaunelor'],
    ['canapea', 'canapele'],
    ['canapea', 'canapelele'],
    ['plantă', 'plante'],
    ['plantă', 'planta'],
    ['plantă', 'plantelor'],
    ['ghiveci', 'ghivece'],
    ['ghiveci', 'ghiveciul'],
    ['dulap', 'dulapuri'],
    ['dulap', 'dulapului'],
    ['verde', 'verzi'],
    ['stropitoare', 'stropitori'],
    ['ghiveci', 'ghivecelor'],
    ['dulap', 'dulapurile'],
  ])('[SE-9] bring %s and %s together', (base, ending) => {
    expect(romanianStem(ending)).toBe(romanianStem(base));
  });
  it.each([
    ['masă', 'mască'],
    ['scaun', 'scară'],
    ['pat', 'pătură'],
    ['lampă', 'lamă'],
  ])('[SE-9] keep %s and %s apart', (word, other) => {
    expect(romanianStem(word)).not.toBe(romanianStem(other));
  });
});

describe('distance', () => {
  it.each([
    ['kanape', 'kanape', 0],
    ['kanape', 'kanpe', 1],
    ['kanape', 'knaape', 1],
    ['szekreny', 'szkreny', 1],
    ['fotel', 'hotel', 1],
    ['fotel', 'asztal', 3],
  ])('[SE-19] %s → %s: %d', (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance);
  });
  it('[SE-19] is the same both ways and never above the limit by more than one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 2)).toBe(editDistance(b, a, 2));
        expect(editDistance(a, b, 2)).toBeLessThanOrEqual(3);
      }),
    );
  });
  it('[SE-19] is tolerated once from 5 letters, twice from 8', () => {
    expect([4, 5, 7, 8].map((length) => toleratedDistance(length, 2))).toEqual([0, 1, 1, 2]);
    expect(toleratedDistance(9, 1)).toBe(1);
  });
});

describe('plans', () => {
  const language = createSearchLanguage({
    compoundHeads: ['asztal', 'szék'],
    stopWords: ['a', 'és'],
    synonyms: [
      ['komód', 'fiókos szekrény'],
      ['fotel', 'karosszék'],
    ],
  });

  it('[SE-11] keeps a compound whole that is itself a head', () => {
    const italian = createSearchLanguage(
      { compoundHeads: ['tavolo', 'centrotavola'], stopWords: [], synonyms: [] },
      'it',
    );
    expect(splitCompound('centrotavola', italian)).toBeUndefined();
    expect(splitCompound('copritavolo', italian)).toEqual(['copri', 'tavol']);
  });

  it('[SE-11] splits a compound at the longest head it ends in', () => {
    expect(splitCompound('étkezőasztal', language)).toEqual(['etkezo', 'asztal']);
    expect(splitCompound('asztal', language)).toBeUndefined();
  });
  it.each([
    ['bárszék', ['bar', 'szek']],
    ['Bárszékek', ['bar', 'szek']],
    ['étkezőszékkel', ['etkezo', 'szek']],
    ['iroasztal', ['iro', 'asztal']],
    ['rekeszek', undefined],
    ['alkatrészeket', undefined],
    ['szekrény', undefined],
    ['székek', undefined],
  ])('[SE-11] knows the head of %s though it loses its ending with it', (word, parts) => {
    expect(splitCompound(word, language)).toEqual(parts);
  });
  it('[SE-14] takes a phrase with synonyms as one', () => {
    const [group, ...rest] = planText('fiókos szekrények', language);
    expect(rest).toEqual([]);
    expect(group?.alternatives).toEqual([['komod']]);
  });
  it.each([
    [
      'dohányzóasztal',
      [
        ['dohanyzo', 'asztal'],
        ['dohanyz', 'asztal'],
      ],
    ],
    ['karszék', [['kar', 'szek']]],
    ['karosszék', [['fotel'], ['karos', 'szek']]],
  ])(
    '[SE-11] looks for %s written apart, too, with the ending its first part may have',
    (text, apart) => {
      const [group] = planText(text, language);
      expect([...(group?.alternatives ?? []), ...(group?.parts ?? [])]).toEqual(apart);
    },
  );
  it('[SE-14] lets the last word be unfinished', () => {
    expect(planText('piros fot', language).map(({ mayBePrefix }) => mayBePrefix)).toEqual([
      false,
      true,
    ]);
  });
  it('[SE-18] leaves out words that mean nothing, unless there are no others', () => {
    expect(planText('a szék és az asztal', language).flatMap(({ words }) => words)).toEqual([
      'szék',
      'az',
      'asztal',
    ]);
    expect(planText('és', language)).toHaveLength(1);
  });
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [8, 6],
  ])('[SE-17] of %d words %d must be found', (count, needed) => {
    expect(neededMatches(count, { minimumShouldMatch: 0.75, anyWord: false })).toBe(needed);
  });
});
