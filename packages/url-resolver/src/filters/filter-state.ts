/**
 * Filters selected by a shopper. Values are ids as text, ascending, without duplicates. `filters` contains `price` (one
 * bucket), `availability`, `discount` and every attribute by its code.
 */
export interface FilterState {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** In major units, gross, inclusive; never 0. */
  readonly priceFrom?: number | undefined;
  /** In major units, gross, inclusive; never 0. */
  readonly priceTo?: number | undefined;
  /** Bounds of measures by product field, in the unit of the field; only fields with a bound. Source: UR-58. */
  readonly measures?: Readonly<Record<string, MeasureBounds>> | undefined;
  readonly search?: string | undefined;
  /** Words of the search that are no filters, ascending, without duplicates; absent without a search. */
  readonly plain?: readonly string[] | undefined;
  /** The `value` of a sort option. */
  readonly sort?: string | undefined;
  /** From 2 on; absent for the first page. */
  readonly page?: number | undefined;
}

/** Bounds of a measure, both inclusive, in the unit of the field; never 0. Source: UR-58. */
export interface MeasureBounds {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Filters and sort orders that a listing offers. */
export interface FilterRules {
  /**
   * Prefix of filter names in the query: `query` means no prefix; any other value is written as `value.` before each
   * name.
   */
  readonly source: string;
  /** Numeric product fields by which a listing can be filtered. */
  readonly measures?: readonly string[] | undefined;
  /** Returns true if the value is an option of the attribute. */
  isKnown(code: string, value: string): boolean;
  isSort(value: string): boolean;
}
