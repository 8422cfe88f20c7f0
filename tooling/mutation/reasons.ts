/** Why changes of a line may survive. */
export interface Reason {
  /** The file's name; absent for any file. */
  readonly file?: string;
  /** What stands in the line the change begins in. */
  readonly line: string;
  /** What the change makes of it; absent for whatever. */
  readonly becomes?: string;
  readonly why: string;
}

export const packagesUnderMutation = ['pricing', 'product-options', 'cart-sync'] as const;

type PackageTitle = (typeof packagesUnderMutation)[number];

const ofAll: readonly Reason[] = [
  { line: 'throw new ', why: 'words of an error only a bug meets; it is told apart by its class' },
  {
    line: '[]',
    becomes: '["Stryker was here"]',
    why: 'a list that is not there is an empty one; the text put in has no field any step takes up',
  },
];

const own: Readonly<Record<PackageTitle, readonly Reason[]>> = {
  pricing: [
    {
      file: 'announced-reduction.ts',
      line: 'entry.from <= now',
      why: 'a price to come, or one that begins at this moment, is no step of the reduction that runs: marked or not, it is not looked at',
    },
    {
      file: 'cart-totals.ts',
      line: 'if (a.id !== b.id)',
      why: 'equal ids are told apart before',
    },
    {
      file: 'cart-totals.ts',
      line: 'row.gross === 0 ? 0',
      why: 'without it 0 is divided by 0, which rounding takes for 0: the line says so in plain words',
    },
    {
      file: 'discount-percent.ts',
      line: 'compareMoney(price, base) >= 0',
      why: 'of an equal price it is 0 per cent as well',
    },
    {
      file: 'document-prices.ts',
      line: 'const isFinalUsed',
      why: 'of two equal prices it is the same which one is shown',
    },
    {
      file: 'document-prices.ts',
      line: 'context.tierGroupId === undefined',
      why: 'a short cut: without a group, or without tiers, none would be found',
    },
    {
      file: 'document-prices.ts',
      line: 'special = price.gross < offer.gross',
      why: 'of two equal prices it is the same which one is shown',
    },
    {
      file: 'price-ledger.ts',
      line: 'const bareDay',
      why: 'a text with anything before the day is no date, and was left out before',
    },
    {
      file: 'effective-price.ts',
      line: 'compareMoney(special.price, original) < 0',
      why: 'of two equal prices it is the same which one is given',
    },
    {
      file: 'platform-prices.ts',
      line: 'products[0]?.configurable_children',
      why: 'one product was counted, so there is a first',
    },
    {
      file: 'prior-price.ts',
      line: 'compareMoney(price, lowest) < 0',
      why: 'of two equal prices it is the same which one is the lowest',
    },
    {
      file: 'rounding.ts',
      line: 'return ratePercent === 0',
      why: 'a short cut: without tax the formula gives the amount itself',
    },
    {
      file: 'special-window.ts',
      line: 'from !== undefined && to !== undefined',
      why: 'a comparison with what is not there is false as well; the types ask for the words',
    },
    {
      file: 'special-window.ts',
      line: "timeZone: TimeZone = 'Europe/Budapest'",
      why: 'every zone but UTC keeps one clock here',
    },
    {
      file: 'split-minor.ts',
      line: 'Number(b.rest > a.rest)',
      why: 'sorting keeps what it calls equal or later in place: the earlier part stays first',
    },
  ],
  'product-options': [
    {
      file: 'bundle-choice.ts',
      line: 'each.option_id === step.optionId',
      why: 'the choice of any other option is left as it is before its links are looked at',
    },
    {
      file: 'bundle-choice.ts',
      line: 'option?.product_links',
      why: 'an option nobody offers has no choice whose links could be asked for',
    },
    {
      file: 'change-choice.ts',
      line: 'const filledIn',
      why: 'what is held is written over it, in the same place',
    },
    {
      file: 'configure-product.ts',
      line: "'configurable_children'",
      why: 'a variant has no variants; it stands there so that none can bring some',
    },
    {
      file: 'custom-values.ts',
      line: "(wire ?? '').length",
      why: 'a text is never without a value; the types ask for one',
    },
    {
      file: 'custom-values.ts',
      line: 'idOf(value) ?? []',
      why: 'a value without an id is never chosen',
    },
    {
      file: 'custom-values.ts',
      line: 'id !== undefined && ids.has(id)',
      why: 'what is not there is in no set; the types ask for the words',
    },
    {
      file: 'find-variant.ts',
      line: "variantValue(child, key) ?? ''",
      why: 'no text stands for a value that is not there: empty ones were left out of the wish',
    },
    {
      file: 'option-availability.ts',
      line: "values.get(key) ?? ''",
      why: 'no value of an option is called so; a variant without one changes none',
    },
    {
      file: 'option-availability.ts',
      line: 'const ranks',
      why: 'the lowest rank: what is not in the list ranks lower still',
    },
    {
      file: 'option-availability.ts',
      line: 'ranks.indexOf(state) > ranks.indexOf(known)',
      why: 'of two equal ranks it is the same which one is written',
    },
    {
      file: 'option-list.ts',
      line: 'option.attribute_code === undefined ?',
      why: 'an option without a code has no attribute of its key either, unless one is called as its label',
    },
    {
      file: 'show-product.ts',
      line: '!== undefined',
      why: 'what has no status or visibility is on sale and shown; the types ask for the words',
    },
    {
      file: 'unavailable-variants.ts',
      line: 'document.id === undefined',
      why: 'no stock is kept under an id that is not there; the types ask for the words',
    },
  ],
  'cart-sync': [],
};

export function reasonsFor(title: PackageTitle): readonly Reason[] {
  return [...own[title], ...ofAll];
}
