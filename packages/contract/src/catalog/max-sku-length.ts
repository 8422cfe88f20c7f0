/** The most characters an article number has. Source: CO-61. */
export const maxSkuLength = 100;
