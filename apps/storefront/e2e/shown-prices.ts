import type { Locator } from '@playwright/test';

/** Prices on the cards of a list, in forints and in the order of the cards; of a sale, the reduced price. */
export async function shownPrices(cards: Locator): Promise<readonly number[]> {
  const texts = await cards.locator('[data-size="card"]').allInnerTexts();
  return texts.map((text) => Number(text.split('Ft')[0]?.replaceAll(/\D/g, '')));
}

/** Price of a product as chosen on its page, in forints; of a sale, the reduced price. */
export async function shownPrice(main: Locator): Promise<number> {
  const text = await main.locator('[data-size="product"]').first().innerText();
  return Number(text.split('Ft')[0]?.replaceAll(/\D/g, ''));
}
