/** The most characters an article number has. Source: CO-61. */
export const longestSku = 100;
