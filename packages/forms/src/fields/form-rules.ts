/** The bounds of form fields. Source: product specification, sections 5 and 9. */
export interface FormRules {
  /** Letters in a first or last name. */
  readonly minNameLength: number;
  /** Characters of the name of a company. */
  readonly minLongNameLength: number;
  readonly minPasswordLength: number;
  /** Characters of a tax number outside Hungary. */
  readonly minTaxIdLength: number;
  /** Characters of a postcode outside Hungary, Germany, Italy and Romania. */
  readonly minZipCodeLength: number;
  readonly minSearchLength: number;
  /** Countries one may order to, by their two-letter codes. */
  readonly countries: readonly string[];
}

/** The shortest lengths of spec section 9, in characters. Source: FM-2, FM-4, FM-6, FM-8, CH-16. */
export const defaultFormRules: FormRules = {
  minNameLength: 2,
  minLongNameLength: 3,
  minPasswordLength: 8,
  minTaxIdLength: 3,
  minZipCodeLength: 3,
  minSearchLength: 3,
  countries: ['HU'],
};
