/** Widths of U+0020 to U+007E in thousandths of the size. Source: Adobe's metrics of the 14 standard fonts. */
const helvetica =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const helveticaBold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 ' +
  '975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 ' +
  '333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

const tableOf = (widths: string) => widths.split(' ').map(Number);
const tables = { plain: tableOf(helvetica), bold: tableOf(helveticaBold) } as const;
/** An i with an accent has no dot, and is wider than one with it. */
const markedI = 278;
/** Characters outside ASCII other than accented letters: plain and bold. */
const signs = new Map<string, readonly [plain: number, bold: number]>([
  ['\u00a0', [278, 278]],
  ['·', [278, 278]],
  ['×', [584, 584]],
  ['„', [333, 500]],
  ['”', [333, 500]],
]);
/** Width of a digit, of the dash, and of characters without an entry. */
const usualWidth = 556;

/** Returns the width of a Helvetica letter in thousandths of the size. An accent has no width. */
export function letterWidth(letter: string, bold: boolean): number {
  const sign = signs.get(letter);
  if (sign !== undefined) return sign[bold ? 1 : 0];
  const plain = letter.normalize('NFD').charAt(0);
  if (plain === 'i' && letter !== 'i') return markedI;
  const table = bold ? tables.bold : tables.plain;
  return table[plain.charCodeAt(0) - 0x20] ?? usualWidth;
}
