/**
 * What a shopper has narrowed a listing down to. Values are ids as text, ascending, none twice.
 * `filters` holds `price` (one bucket), `availability`, `discount` and every attribute by its code.
 */
export interface FilterState {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Major units, gross, included; never 0. */
  readonly priceFrom?: number;
  /** Major units, gross, included; never 0. */
  readonly priceTo?: number;
  readonly search?: string;
  /** The `value` of a sort option. */
  readonly sort?: string;
  /** From 2 on; the first page has no number. */
  readonly page?: number;
}

/** What a listing offers. */
export interface FilterRules {
  /** Where filters stand: `query` is the query itself, any other word is put before each name as `word.`. */
  readonly source: string;
  /** Whether an attribute has that value among its options. */
  isKnown(code: string, value: string): boolean;
  isSort(value: string): boolean;
}

/** A listing nobody has narrowed down. */
export const noFilters: FilterState = { filters: {} };
