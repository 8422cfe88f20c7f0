/** Recognises sizes, and numbers with a unit, in all their spellings. */
export interface Measures {
  /**
   * Splits a text at its measures: `160cm széles`, `160 cm` and `1,6 m` have `160cm`, `80 x 200` and `80×200 cm` have
   * `80x200`. The texts between the measures do not change.
   */
  splitMeasures(text: string): readonly TextPart[];
}

/** A measure, or the text between two measures. */
type TextPart =
  | { readonly text: string }
  | {
      /** Normalised form of the measure, used for searching. */
      readonly measure: string;
      /** Other terms that match it: the sides of a size with their unit. */
      readonly parts: readonly string[];
      /** The text as written. */
      readonly written: string;
    };

/** Factor from each unit of length to centimetres. */
const centimetres: Readonly<Record<string, number>> = { mm: 0.1, m: 100 };
const number = String.raw`\d+(?:[.,]\d+)?`;

/** `units`: words of each unit; `numbers`: numbers that are written as words. */
export function createMeasures(
  units: Readonly<Record<string, readonly string[]>>,
  numbers: Readonly<Record<string, number>>,
  fold: (word: string) => string,
): Measures {
  const unitOfWord = new Map(
    Object.entries(units).flatMap(([unit, words]) =>
      [unit, ...words].map((word) => [fold(word), fold(unit)] as const),
    ),
  );
  const valueOfWord = new Map(
    Object.entries(numbers).map(([word, value]) => [fold(word), value] as const),
  );
  const unitWords = alternatives(
    Object.entries(units).flatMap(([unit, words]) => [unit, ...words]),
  );
  const numberWords = alternatives(Object.keys(numbers).flatMap((word) => [word, fold(word)]));
  const size = String.raw`(?<sides>${number}(?:\s*[x×*]\s*${number})+)(?:\s*(?<sizeUnit>${unitWords})(?!\p{L}))?`;
  const amount = String.raw`(?<value>${number}|${numberWords})[\s-]*(?<unit>${unitWords})(?!\p{L})`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${size}|${amount})(?![\p{L}\p{N}])`,
    'giu',
  );

  const withUnit = (value: number, word: string | undefined): string => {
    const unit = unitOfWord.get(fold(word ?? '')) ?? 'cm';
    const factor = centimetres[unit];
    return factor === undefined ? `${value}${unit}` : `${round(value * factor)}cm`;
  };

  return {
    splitMeasures(text) {
      const parts: TextPart[] = [];
      let end = 0;
      for (const match of text.matchAll(pattern)) {
        if (match.index > end) parts.push({ text: text.slice(end, match.index) });
        end = match.index + match[0].length;
        const { sides, sizeUnit, value, unit } = match.groups ?? {};
        if (sides === undefined) {
          const amountValue = valueOfWord.get(fold(value ?? '')) ?? numberOf(value ?? '');
          parts.push({
            measure: withUnit(amountValue, unit),
            parts: [],
            written: match[0],
          });
        } else {
          const values = sides.split(/[x×*]/i).map((side) => withUnit(numberOf(side), sizeUnit));
          parts.push({
            measure: values.map((side) => side.replace(/\p{L}+$/u, '')).join('x'),
            parts: values,
            written: match[0],
          });
        }
      }
      if (end < text.length) parts.push({ text: text.slice(end) });
      return parts;
    },
  };
}

/** Returns a pattern of alternatives. Without words it matches nothing. */
function alternatives(words: readonly string[]): string {
  const escaped = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`));
  return escaped.length === 0 ? '(?!)' : escaped.sort((a, b) => b.length - a.length).join('|');
}

function numberOf(text: string): number {
  return Number(text.trim().replace(',', '.'));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
