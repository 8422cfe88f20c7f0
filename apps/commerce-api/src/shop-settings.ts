/** What the API needs to know of the shop's configuration. */
export interface ShopSettings {
  readonly currency: string;
  readonly defaultCountry: string;
  /** Prices in the catalogue are what the shopper pays. */
  readonly sourcePriceIncludesTax: boolean;
  readonly finalPriceIncludesTax: boolean;
  readonly timeZone: string;
  /** Lower bounds of the price filter's ranges, in major units, ascending; the last range is open. */
  readonly priceRangeBounds: readonly number[];
  /** Most buckets of a facet; 10 where nothing is said. */
  readonly filterAggregationSize: Readonly<Record<string, number>>;
  /** Sizes the picture route may make, as `width x height`. */
  readonly imageSizes: readonly (readonly [width: number, height: number])[];
  /** Yearly rate of an instalment purchase, in percent. */
  readonly instalmentRate: number;
}

export const defaultShopSettings: ShopSettings = {
  currency: 'HUF',
  defaultCountry: 'HU',
  sourcePriceIncludesTax: true,
  finalPriceIncludesTax: true,
  timeZone: 'Europe/Budapest',
  priceRangeBounds: [0, 10_000, 30_000, 100_000, 300_000],
  filterAggregationSize: {},
  imageSizes: [
    [150, 150],
    [280, 280],
    [300, 300],
    [310, 300],
    [600, 744],
    [1024, 1024],
  ],
  instalmentRate: 0,
};
