/** The bounds of form fields. Source: product specification, sections 5 and 9. */
export interface FormRules {
  /** Minimum number of letters of a first or last name. */
  readonly minNameLength: number;
  /** Minimum number of characters of a company name. */
  readonly minLongNameLength: number;
  readonly minPasswordLength: number;
  /** Minimum number of characters of a tax number outside Hungary. */
  readonly minTaxIdLength: number;
  /** Minimum number of characters of a postcode outside Hungary, Germany, Italy and Romania. */
  readonly minZipCodeLength: number;
  readonly minSearchLength: number;
  /** Countries of orders, by their two-letter codes. */
  readonly countries: readonly string[];
}

/** Minimum lengths of spec section 9, in characters. Source: FM-2, FM-4, FM-6, FM-8, CH-16. */
export const defaultFormRules: FormRules = {
  minNameLength: 2,
  minLongNameLength: 3,
  minPasswordLength: 8,
  minTaxIdLength: 3,
  minZipCodeLength: 3,
  minSearchLength: 3,
  countries: ['HU'],
};
