/** The nearest price that looks like a shop price: ends in 990, at least 990. Unit: forints. */
export const shopPrice = (amount: number): number =>
  Math.max(990, Math.round((amount + 10) / 1000) * 1000 - 10);
