import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Steps that are others on a phone, where what stands in the header or beside the list is behind a button. With
 * them a journey is the same one at every size.
 */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** Words of the menu. */
const hungarian = { categories: 'Kategóriák', menu: 'Menü', all: 'Összes: ' };

/** Goes to a main category by the menu. */
export async function openCategory(page: Page, name: string, words = hungarian): Promise<void> {
  if (isNarrow(page)) {
    await page.getByRole('link', { name: words.menu }).click();
    const menu = page.getByRole('dialog', { name: words.menu });
    const entry = menu.getByText(name, { exact: true });
    await expect(entry).toBeVisible();
    const isLink = (await menu.getByRole('link', { name, exact: true }).count()) > 0;
    await entry.click();
    if (!isLink) await menu.getByRole('link', { name: words.all + name }).click();
    return;
  }
  await page
    .getByRole('navigation', { name: words.categories })
    .getByRole('link', { name, exact: true })
    .first()
    .click();
}

/** The link to a list the shopper fills: in the header, or in the menu of the phone, which is opened. */
export async function linkInHeader(page: Page, name: string): Promise<Locator> {
  if (!isNarrow(page)) return page.getByRole('banner').getByRole('link', { name });
  await page.getByRole('link', { name: 'Menü' }).click();
  return page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name });
}

/** The filters of a list: beside it, or over it on a phone, where `closeFilters` leads back. */
export async function openFilters(page: Page): Promise<Locator> {
  if (!isNarrow(page)) return page.getByRole('complementary', { name: 'Szűrők' });
  await page.getByRole('link', { name: 'Szűrők' }).click();
  return page.getByRole('dialog', { name: 'Szűrők' });
}

export async function closeFilters(page: Page, filters: Locator): Promise<void> {
  if (isNarrow(page)) await filters.getByRole('button', { name: /termék megjelenítése/ }).click();
}

/** Shows the last picture of a gallery, by its thumbnail, or by a swipe. */
export async function showLastPicture(page: Page, gallery: Locator): Promise<void> {
  if (isNarrow(page)) await gallery.getByRole('listitem').last().scrollIntoViewIfNeeded();
  else await gallery.getByRole('link', { name: /kép/ }).last().click();
}

/** Goes on to the picture before it. */
export async function showPictureBefore(page: Page, gallery: Locator): Promise<void> {
  if (isNarrow(page)) await gallery.getByRole('listitem').nth(-2).scrollIntoViewIfNeeded();
  else await gallery.getByRole('button', { name: 'Előző kép' }).first().click();
}
