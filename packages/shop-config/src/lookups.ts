import type { ShopConfig, StoreView } from './schema.ts';

/**
 * The store view of that code; the default view where multistore is off or nothing has the code.
 *
 * Source: SC-3.
 */
export function storeView({ stores }: ShopConfig, code: string = stores.defaultCode): StoreView {
  const wantedCode = stores.multistore ? code : stores.defaultCode;
  const view =
    stores.views.find((view) => view.code === wantedCode) ??
    stores.views.find((view) => view.code === stores.defaultCode);
  if (view === undefined) throw new RangeError(`No store view "${stores.defaultCode}"`);
  return view;
}

/**
 * Returns the path prefix of a view; '' for the view at the root, and while there is one view only.
 *
 * Source: SC-39.
 */
export function pathCodeOf({ stores }: Pick<ShopConfig, 'stores'>, view: StoreView): string {
  return stores.multistore && view.appendStoreCode ? view.code : '';
}

/**
 * Countries to which shoppers of this view may order: its own, and those of the other views.
 *
 * Source: SC-40.
 */
export function orderCountries(
  { stores }: Pick<ShopConfig, 'stores'>,
  view: Pick<StoreView, 'country'>,
): readonly string[] {
  const viewCountries = stores.multistore ? stores.views.map(({ country }) => country) : [];
  return [...new Set([view.country, ...viewCountries])];
}

/** Number of attribute values counted in a listing. Source: SC-11. */
export function aggregationSize({ products }: ShopConfig, attributeCode: string): number {
  const { defaultSize, groupSize, groupPrefix, groupFields } = products.aggregation;
  const isGroup = attributeCode.startsWith(groupPrefix) || groupFields.includes(attributeCode);
  return isGroup ? groupSize : defaultSize;
}

/** Requested size of a picture. */
export interface ImageSize {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** Every size in which a picture may be requested, at every density, without duplicates. Source: SC-22. */
export function allowedImageSizes({ images }: ShopConfig): readonly ImageSize[] {
  const sizes = new Map<string, ImageSize>();
  for (const density of images.densities) {
    for (const { width, height } of images.sizes) {
      const size = { width: width * density, height: height * density };
      sizes.set(`${size.width}x${size.height}`, size);
    }
  }
  return [...sizes.values()];
}

/**
 * Years of guarantee on a thing of that price that stands in these categories; `undefined` where none is promised.
 *
 * Units: gross, minor units of the default view's currency.
 * Source: SC-33.
 */
export function guaranteeYears(
  { offers }: ShopConfig,
  priceMinor: number,
  categoryIds: readonly number[],
): number | undefined {
  const { guaranteedCategories: categories } = offers;
  if (categories.length > 0 && !categoryIds.some((id) => categories.includes(id))) return undefined;
  return offers.guarantee.findLast(({ fromMinor }) => fromMinor <= priceMinor)?.years;
}

/**
 * Returns true if the lender is asked about a product of that price: from the shop's bound on, and about nothing that is free.
 *
 * Units: gross, minor units of the currency of the view the configuration is of.
 * Source: SC-42.
 */
export function isOnCredit({ offers }: Pick<ShopConfig, 'offers'>, priceMinor: number): boolean {
  const { instalmentFromMinor: minimumMinor } = offers;
  return minimumMinor !== null && priceMinor > 0 && priceMinor >= minimumMinor;
}

/** Returns true if prices depend on the customer group: price tiers or a tax group are on. Source: SC-34. */
export function pricesDependOnGroup({
  products,
  tax,
}: Pick<ShopConfig, 'products' | 'tax'>): boolean {
  return products.usePriceTiers || tax.userGroupId !== null;
}
