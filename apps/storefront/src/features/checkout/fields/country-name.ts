/** Returns the name of a country; the code if there is no name. `locale`: a BCP 47 tag. */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
