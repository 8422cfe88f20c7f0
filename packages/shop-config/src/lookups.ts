import type { ShopConfig, StoreView } from './schema.ts';

/**
 * Returns the store view with the code. Returns the default view if multistore is off or no view has the code.
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
 * Returns the path prefix of a view; '' for the view at the root, and while the shop has only one view.
 *
 * Source: SC-39.
 */
export function pathCodeOf({ stores }: Pick<ShopConfig, 'stores'>, view: StoreView): string {
  return stores.multistore && view.appendStoreCode ? view.code : '';
}

/**
 * Returns the countries to which shoppers of this view may order: its own, and those of the other views.
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

/** Returns the number of attribute values to count in a listing. Source: SC-11. */
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

/** Returns every size in which a picture may be requested, at every density, without duplicates. Source: SC-22. */
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
 * Returns the guarantee in years for a product with this price in these categories; `undefined` without a guarantee.
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
 * Returns true if the product can be bought on credit: its price is above 0 and reaches the minimum of the shop.
 *
 * Units: gross, minor units of the currency of this configuration's view.
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
