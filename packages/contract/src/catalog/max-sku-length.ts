/** Maximum length of an article number, in characters. Source: CO-61. */
export const maxSkuLength = 100;
