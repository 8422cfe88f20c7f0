import { foldText, type Locale } from '@shop/format';

/** Price bounds in a search text. */
export interface PriceWords {
  /** In major units, included. */
  readonly from?: number;
  readonly to?: number;
  /** The words of the bounds, as written in the text. */
  readonly word: string;
  /** The text without these words, in lower case. */
  readonly rest: string;
}

/** Words of a language, folded, as alternatives of a regular expression. */
interface PriceLanguage {
  readonly thousand: string;
  /** Words before an amount: at most, at least. */
  readonly before: { readonly most: string; readonly least: string };
  /** Words or endings after an amount; most languages have none. */
  readonly after?: { readonly most: string; readonly least: string };
  /** Words of a range: before, between and after its amounts. A range has `start`, `end` or both. */
  readonly ranges: readonly {
    readonly start?: string;
    readonly join: string;
    readonly end?: string;
  }[];
  /** Sign between two amounts with a currency. */
  readonly dash: string;
}

const languages: Readonly<Record<Locale, PriceLanguage>> = {
  hu: {
    dash: '[-–]',
    thousand: String.raw`ezer|[ek](?!\p{L})`,
    before: { most: 'max|maximum|legfeljebb|olcsobb mint', least: 'min|minimum|legalabb' },
    after: {
      most: String.raw`-?\s?ig|\s?alatti?|\s?ala|-?\s?n[ae]l (?:olcsobb|kevesebb)`,
      least: String.raw`-?\s?tol|\s?felett?i?|\s?fole|\s?fol[ou]tti?|-?\s?n[ae]l (?:dragabb|tobb)`,
    },
    ranges: [
      { join: String.raw`\s*(?:es|-|–)\s*`, end: String.raw`\s?kozotti?|\s?koze` },
      { join: String.raw`-?\s?tol\s+`, end: String.raw`-?\s?ig` },
    ],
  },
  en: {
    dash: '[-–]|to',
    thousand: String.raw`thousand|k(?!\p{L})`,
    before: {
      most: 'under|below|up to|max|less than|cheaper than',
      least: 'over|above|from|min|at least|more than',
    },
    ranges: [
      { start: 'between', join: String.raw`\s+and\s+` },
      { start: 'from', join: String.raw`\s+to\s+` },
    ],
  },
  de: {
    dash: '[-–]|bis',
    thousand: String.raw`tausend|tsd|k(?!\p{L})`,
    before: {
      most: 'unter|bis zu|bis|maximal|max|hoechstens|hochstens|weniger als|guenstiger als|gunstiger als|billiger als',
      least: 'ueber|uber|ab|mindestens|min|mehr als',
    },
    ranges: [
      { start: 'zwischen', join: String.raw`\s+und\s+` },
      { start: 'von', join: String.raw`\s+bis\s+` },
    ],
  },
  it: {
    dash: '[-–]|a',
    thousand: String.raw`mila|k(?!\p{L})`,
    before: {
      most: 'sotto i|sotto gli|sotto|fino a|entro i|entro|massimo|max|meno di|a meno di',
      least: 'sopra i|sopra|oltre i|oltre|almeno|minimo|min|piu di|a partire da|da',
    },
    ranges: [
      { start: 'tra i|tra|fra i|fra', join: String.raw`\s+e(?:\s+i)?\s+` },
      { start: 'da', join: String.raw`\s+a\s+` },
    ],
  },
  ro: {
    dash: '[-–]|la',
    thousand: String.raw`de mii|mii|mie|k(?!\p{L})`,
    before: {
      most: 'sub|pana la|pana in|maxim|max|cel mult|mai putin de|mai ieftin de',
      least: 'peste|de la|minim|min|cel putin|mai mult de',
    },
    ranges: [
      { start: 'intre', join: String.raw`\s+si\s+` },
      { start: 'de la', join: String.raw`\s+la\s+` },
    ],
  },
};

const signs: Readonly<Partial<Record<string, string>>> = {
  HUF: 'forint|ft|huf',
  EUR: 'euro|eur|€',
  RON: 'de lei|lei|leu|ron',
};

/** Units that follow a number which is no price of the view: another currency, a length, a weight. */
const otherUnit = String.raw`(?!\s*(?:${Object.values(signs).join('|')}|[cm]?m|kg|[x×])(?!\p{L}))`;

/** Lowest price without currency and thousands. A smaller number may be a size in cm: furniture is not 5 m wide. */
const leastBareAmount = 500;

const number = String.raw`\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?(?![\d.,]?\d)`;

/** A pattern and the bound of each of its amounts. */
interface PricePattern {
  readonly pattern: RegExp;
  readonly bounds: readonly ('from' | 'to')[];
}

/**
 * Creates the function that finds the price bounds of a text: `10000 ft alatt`, `50 ezer forintig`, `20000 és 50000
 * között`, `unter 100 Euro`. An amount needs the currency of the view, thousands, or a number of at least 500. An
 * amount in another currency is ignored. The function returns `undefined` for a text without bounds. Source: SE-38.
 */
export function createPriceReader(
  locale: Locale,
  currency: string,
): (text: string) => PriceWords | undefined {
  const patterns = patternsOf(languages[locale], signs[currency] ?? currency.toLowerCase());
  return (text) => {
    const composed = text.normalize('NFC');
    const lowerCase = composed.toLowerCase();
    // A few letters have more characters in lower case, which would move the positions.
    const searchText = lowerCase.length === composed.length ? composed : lowerCase;
    const folded = foldedLetters(lowerCase);
    for (const { pattern, bounds } of patterns) {
      const match = pattern.exec(folded);
      if (match === null) continue;
      const amounts = amountsOf(match.groups ?? {}, bounds);
      if (amounts === undefined) continue;
      const end = match.index + match[0].length;
      return {
        ...amounts,
        word: searchText.slice(match.index, end).trim(),
        rest: `${lowerCase.slice(0, match.index)} ${lowerCase.slice(end)}`
          .replaceAll(/\s+/g, ' ')
          .trim(),
      };
    }
    return undefined;
  };
}

function patternsOf(language: PriceLanguage, sign: string): readonly PricePattern[] {
  const { thousand, before, after, ranges, dash } = language;
  const amount = (name: string) =>
    String.raw`(?:(?<${name}Sign>€)\s*)?(?<${name}>${number})(?:\s*(?<${name}Thousand>${thousand}))?(?:\s*(?<${name}Currency>${sign}))?`;
  const whole = (parts: string) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts})(?![\p{L}\p{N}])`, 'u');
  const between = ranges.map(({ start, join, end }) => ({
    pattern: whole(
      `${start === undefined ? '' : String.raw`(?:${start})\s+`}${amount('from')}(?:${join})${amount('to')}${end === undefined ? '' : `(?:${end})`}`,
    ),
    bounds: ['from', 'to'] as const,
  }));
  const dashed = {
    pattern: whole(String.raw`${amount('from')}\s*(?:${dash})\s*${amount('to')}(?<=(?:${sign}))`),
    bounds: ['from', 'to'] as const,
  };
  const boundPattern = (
    bound: 'from' | 'to',
    words: { most: string; least: string },
    isBefore: boolean,
  ) => {
    const word = bound === 'to' ? words.most : words.least;
    return {
      pattern: whole(
        isBefore
          ? String.raw`(?:${word})\.?\s+${amount(bound)}${otherUnit}`
          : `${amount(bound)}(?:${word})`,
      ),
      bounds: [bound] as const,
    };
  };
  return [
    ...between,
    dashed,
    boundPattern('to', before, true),
    boundPattern('from', before, true),
    ...(after === undefined
      ? []
      : [boundPattern('to', after, false), boundPattern('from', after, false)]),
  ];
}

/** Parses the amounts of a match; `undefined` if one of them may not be a price. */
function amountsOf(
  groups: Readonly<Record<string, string | undefined>>,
  bounds: readonly ('from' | 'to')[],
): { readonly from?: number; readonly to?: number } | undefined {
  const has = (name: string) => bounds.some((bound) => groups[bound + name] !== undefined);
  const isMoney = has('Sign') || has('Thousand') || has('Currency');
  const values = bounds.map((bound) => {
    const isThousands =
      groups[`${bound}Thousand`] !== undefined ||
      // In `20 és 50 ezer között` both amounts are thousands.
      (bound === 'from' && groups['toThousand'] !== undefined && numberOf(groups['from']) < 1_000);
    return numberOf(groups[bound]) * (isThousands ? 1_000 : 1);
  });
  if (!isMoney && values.some((value) => value < leastBareAmount)) return undefined;
  const [first = 0, second = first] = values;
  if (bounds.length === 1) return bounds[0] === 'to' ? { to: first } : { from: first };
  return { from: Math.min(first, second), to: Math.max(first, second) };
}

function numberOf(text = ''): number {
  const grouped = text.replaceAll(/[ .,\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return Number(grouped.replace(',', '.'));
}

/** Folds letter by letter, so that positions do not change. */
function foldedLetters(text: string): string {
  return text
    .split('')
    .map((letter) => {
      const folded = foldText(letter);
      return folded.length === 1 ? folded : letter;
    })
    .join('');
}
