import type { Locator } from '@playwright/test';

/**
 * Returns the prices on the cards of a list, in forints and in the order of the cards; for a sale the reduced price.
 */
export async function shownPrices(cards: Locator): Promise<readonly number[]> {
  const texts = await cards.locator('[data-size="card"]').allInnerTexts();
  return texts.map((text) => Number(text.split('Ft')[0]?.replaceAll(/\D/g, '')));
}

/** Returns the price of the selected product on its page, in forints; for a sale the reduced price. */
export async function shownPrice(main: Locator): Promise<number> {
  const text = await main.locator('[data-size="product"]').first().innerText();
  return Number(text.split('Ft')[0]?.replaceAll(/\D/g, ''));
}
