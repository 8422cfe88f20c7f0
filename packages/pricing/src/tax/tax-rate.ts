/** One rate of a tax rule, as on the wire. */
export interface PricingTaxRate {
  /** Percent points: 27. */
  readonly rate: number;
  readonly tax_country_id: string;
  readonly tax_region_id?: number | string | null | undefined;
  readonly region_name?: string | null | undefined;
}

/** A tax rule, as on the wire. Ids are numbers or text. */
export interface PricingTaxRule {
  readonly product_tax_class_ids: readonly (number | string)[];
  readonly customer_tax_class_ids?: readonly (number | string)[] | undefined;
  readonly rates: readonly PricingTaxRate[];
}

/** Place of taxation and tax group of the shopper. */
export interface TaxPlace {
  /** ISO 3166 code: 'HU'. */
  readonly country: string;
  /** Name of the region; absent if the country has none. */
  readonly region?: string | undefined;
  /** Set only while grouped tax is active: the rule must then contain this group too. See `taxGroup`. */
  readonly taxGroupId?: number | undefined;
}

/**
 * Returns the tax rate of a product tax class, in percent points; 0 if no rule applies.
 *
 * Checks rules and rates in order; the first match applies. A rule must contain the class (and the customer group if
 * grouped tax is active). A rate must have the country and the region, or no region, or region id 0. A class that is
 * missing or not greater than 0 is untaxed. Source: PR-6 to PR-9.
 */
export function taxRate(
  rules: readonly PricingTaxRule[],
  productTaxClass: number | string | null | undefined,
  place: TaxPlace,
): number {
  const taxClass = Number(productTaxClass ?? 0);
  if (!(taxClass > 0)) return 0;
  for (const rule of rules) {
    if (!includesId(rule.product_tax_class_ids, taxClass)) continue;
    if (
      place.taxGroupId !== undefined &&
      !includesId(rule.customer_tax_class_ids, place.taxGroupId)
    )
      continue;
    for (const rate of rule.rates) if (appliesTo(rate, place)) return Number(rate.rate);
  }
  return 0;
}

/** Settings that determine the tax group. */
export interface TaxGroupConfig {
  /** Grouped tax is active if and only if this is a number. */
  readonly userGroupId?: number | null | undefined;
  readonly useOnlyDefaultUserGroupId: boolean;
}

/**
 * Returns the customer group for the tax rule: the shop's own if it is enforced or the shopper is a guest, otherwise
 * the customer's; `undefined` while grouped tax is inactive. Source: PR-7.
 */
export function taxGroup(
  config: TaxGroupConfig,
  customerGroupId: number | null | undefined,
): number | undefined {
  if (typeof config.userGroupId !== 'number') return undefined;
  return config.useOnlyDefaultUserGroupId
    ? config.userGroupId
    : (customerGroupId ?? config.userGroupId);
}

function includesId(ids: readonly (number | string)[] | undefined, id: number): boolean {
  return ids?.some((candidate) => Number(candidate) === id) === true;
}

function appliesTo(rate: PricingTaxRate, place: TaxPlace): boolean {
  return (
    rate.tax_country_id === place.country &&
    (!rate.region_name || rate.region_name === place.region || String(rate.tax_region_id) === '0')
  );
}
