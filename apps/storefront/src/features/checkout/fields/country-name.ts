/** What a country is called. `locale`: a BCP 47 tag. The code itself where nobody knows a name. */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
