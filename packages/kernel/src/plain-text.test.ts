import { describe, expect, it } from 'vitest';
import { plainCode, plainEmail, plainText } from './plain-text.ts';

// findings D6
describe('plainText', () => {
  it.each<[story: string, typed: string, plain: string]>([
    ['zero width space', 'Ko\u200bvács', 'Kovács'],
    ['byte order mark', '\ufeffKovács', 'Kovács'],
    ['soft hyphen', 'Duna\u00adkeszi', 'Dunakeszi'],
    ['direction marks', '\u200eKovács\u200f', 'Kovács'],
    ['direction overrides', '\u202eKovács\u202c\u2066\u2069', 'Kovács'],
    ['word joiner and grapheme joiner', 'Ko\u2060v\u034fács', 'Kovács'],
    ['control characters', 'Ko\u0007vács\u0000', 'Kovács'],
    ['decomposed accents', 'Kova\u0301cs', 'Kovács'],
    ['an accent behind a zero width space', 'Kova\u200b\u0301cs', 'Kovács'],
    ['a hyphen of Unicode', 'Nagy\u2010Tóth', 'Nagy-Tóth'],
    ['a hyphen that does not break', 'Nagy\u2011Tóth', 'Nagy-Tóth'],
    ['full-width signs', '\uff11\uff11\uff13\uff17 \uff21', '1137 A'],
    ['spaces of any width', '\u3000Fő\u00a0u.\u20091. ', 'Fő u. 1.'],
  ])('[KE-27] %s', (_story, typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });

  it.each([
    '👩\u200d👧',
    '👩🏽\u200d🔧',
    '❤️\u200d🔥',
    'Egy\nkettő\thárom',
    'Bp. – Győr',
    'D’Angelo',
  ])('[KE-27] leaves %j as it is', (text) => {
    expect(plainText(text)).toBe(text);
  });

  it('[KE-27] does nothing to what is plain', () => {
    const plain = plainText('\u200bé\uff11 👩\u200d👧\u200d');
    expect(plainText(plain)).toBe(plain);
  });
});

// findings D6
it.each(['06\u201330\u2013123', '06\u221230\u2212123', '06\u201430\u2212123'])(
  '[KE-28] %j has hyphens only',
  (typed) => {
    expect(plainCode(typed)).toBe('06-30-123');
  },
);

// findings D6
it.each([
  'anna@example.hu',
  ' anna@example.hu\u200b',
  'mailto:anna@example.hu',
  'MAILTO:anna@example.hu?subject=Sz\u00e9k',
  'anna\u00ad@exam\u200dple.hu',
  '\uff41nna@example.hu',
])('[KE-29] %j is anna@example.hu', (typed) => {
  expect(plainEmail(typed)).toBe('anna@example.hu');
});
