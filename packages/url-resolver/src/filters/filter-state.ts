/**
 * Filters chosen by a shopper. Values are ids as text, ascending, without duplicates. `filters` contains `price` (one
 * bucket), `availability`, `discount` and every attribute by its code.
 */
export interface FilterState {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Major units, gross, included; never 0. */
  readonly priceFrom?: number | undefined;
  /** Major units, gross, included; never 0. */
  readonly priceTo?: number | undefined;
  /** Bounds of measures by the field of a product, in its unit; a field without bounds is not there. Source: UR-58. */
  readonly measures?: Readonly<Record<string, MeasureBounds>> | undefined;
  readonly search?: string | undefined;
  /** Words of the search that are no filters, ascending, without duplicates; none without a search. */
  readonly plain?: readonly string[] | undefined;
  /** The `value` of a sort option. */
  readonly sort?: string | undefined;
  /** From 2 on; the first page has no number. */
  readonly page?: number | undefined;
}

/** Bounds of a measure, both included, in the unit of the field; never 0. Source: UR-58. */
export interface MeasureBounds {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Filters and sorts that a listing offers. */
export interface FilterRules {
  /**
   * Prefix of filter names in the query: `query` means none, any other value is written as `value.` before each name.
   */
  readonly source: string;
  /** Fields of products whose numbers a listing can be filtered by. */
  readonly measures?: readonly string[] | undefined;
  /** True if the value is among the options of the attribute. */
  isKnown(code: string, value: string): boolean;
  isSort(value: string): boolean;
}
