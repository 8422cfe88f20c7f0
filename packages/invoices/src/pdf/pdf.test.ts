import { expect, it } from 'vitest';
import { canShow, pdfOf, widthOf } from './pdf.ts';

const facts = { title: 'Mesélő – „űr”', author: 'Zugoly', language: 'hu-HU' };
const fileOf = (words: string, bold = false) =>
  Buffer.from(pdfOf(facts, [(sheet) => sheet.text(56, 700, 10, words, { bold })])).toString(
    'latin1',
  );

it('[IN-19] draws ő and ű as a letter and a mark that every reader has, and keeps them one letter for a search', () => {
  const file = fileOf('Előtt');
  expect(file).toContain('/Differences [128 /hungarumlaut 129 /endash');
  // An accent of 333 is above the middle of an o of 556; the next letter begins at the end of the o.
  expect(file).toContain(
    '(El) Tj /Span << /ActualText <FEFF0151> >> BDC [(o) 444.5] TJ 0 Ts (\\200) Tj 0 Ts [-111.5] TJ EMC (tt) Tj',
  );
  expect(file).not.toContain('ohungarumlaut');
});

it('[IN-19] raises the mark above a capital, and centers it on a bold letter', () => {
  expect(fileOf('Ű', true)).toContain('<FEFF0170> >> BDC [(U) 527.5] TJ 1.95 Ts (\\200) Tj');
});

it('[IN-19] writes the title in Unicode, whatever the fonts have', () => {
  const title = Buffer.from(facts.title, 'utf16le').swap16().toString('hex').toUpperCase();
  expect(fileOf('a')).toContain(`/Title <FEFF${title}>`);
});

it('[IN-19] shows letters of Latin-1, double acutes and quotes, and throws for any other', () => {
  expect([...'aÁőŰ–„”×'].every(canShow)).toBe(true);
  expect(canShow('Ł')).toBe(false);
  expect(() => fileOf('Ł')).toThrow('No code for Ł in: Ł');
});

it.each([
  ['Aa1', 10, false, 6.67 + 5.56 + 5.56],
  ['Aa1', 10, true, 7.22 + 5.56 + 5.56],
  ['őí', 1_000, false, 556 + 278],
  ['„i” – ×', 1_000, true, 500 + 278 + 500 + 278 + 556 + 278 + 584],
])('[IN-19] measures "%s" of %d points, bold: %s', (words, size, bold, width) => {
  expect(widthOf(words, size, bold)).toBeCloseTo(width, 6);
});
