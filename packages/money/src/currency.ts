/** Currencies of amounts. The store views use HUF and EUR. Source: MO-5. */
export const currencies = ['HUF', 'EUR', 'RON'] as const;

/** Currency of an amount. */
export type Currency = (typeof currencies)[number];

/** Decimals of a currency: 0 for whole forints, 2 for cents and bani. Source: MO-5. */
export const fractionDigits: Readonly<Record<Currency, number>> = { HUF: 0, EUR: 2, RON: 2 };

/** Number of minor units in one major unit of a currency: 1 Ft, 100 cents, 100 bani. Source: MO-5. */
export const minorPerUnit: Readonly<Record<Currency, number>> = { HUF: 1, EUR: 100, RON: 100 };

/** Returns true if `code` is a supported currency. Source: MO-5. */
export function isCurrency(code: string | undefined): code is Currency {
  const knownCodes: readonly (string | undefined)[] = currencies;
  return knownCodes.includes(code);
}
