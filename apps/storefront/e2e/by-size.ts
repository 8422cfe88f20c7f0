import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Returns true on a phone, where content of the header or beside the list is behind a button. The steps of this module
 * hide that difference, so that one journey runs at every size.
 */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** Texts of the menu. */
const hungarian = { categories: 'Kategóriák', menu: 'Menü', all: 'Összes: ' };

/** Opens a main category from the menu. */
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

/** Returns the link to a list of the shopper: in the header, or on the phone in the menu, which it opens. */
export async function linkInHeader(page: Page, name: string): Promise<Locator> {
  if (!isNarrow(page)) return page.getByRole('banner').getByRole('link', { name });
  await page.getByRole('link', { name: 'Menü' }).click();
  return page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name });
}

/** Returns the filters of a list: beside it, or on a phone in a drawer, which `closeFilters` closes. */
export async function openFilters(page: Page): Promise<Locator> {
  if (!isNarrow(page)) return page.getByRole('complementary', { name: 'Szűrők' });
  await page.getByRole('link', { name: 'Szűrők' }).click();
  return page.getByRole('dialog', { name: 'Szűrők' });
}

export async function closeFilters(page: Page, filters: Locator): Promise<void> {
  if (isNarrow(page)) await filters.getByRole('button', { name: /termék megjelenítése/ }).click();
}

/** Swipes a row to its next item or back, and waits until it stops. */
export async function swipe(page: Page, row: Locator, direction: 'back' | 'on'): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (box === null) throw new Error('What is not seen cannot be touched.');
  const across = direction === 'on' ? [0.85, 0.15] : [0.15, 0.85];
  const [from = 0, to = 0] = across.map((part) => box.x + box.width * part);
  const y = box.y + box.height / 2;
  const moved = await row.evaluateHandle((element) => {
    const movement = { isStarted: false, isEnded: false };
    element.addEventListener('scroll', () => (movement.isStarted = true));
    element.addEventListener('scrollend', () => (movement.isEnded = true));
    return movement;
  });
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchEnd' | 'touchMove' | 'touchStart', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', from + ((to - from) * step) / 10);
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
  await finger.detach();
  let before = Number.NaN;
  const isAtRest = async () => {
    const at = await row.evaluate(({ scrollLeft }) => scrollLeft);
    const isSame = at === before;
    before = at;
    // Where a frame is late, the row stands for a while before it goes on to its next picture.
    const { isStarted, isEnded } = await moved.jsonValue();
    return isSame && isStarted === isEnded;
  };
  await expect.poll(isAtRest, { intervals: [150] }).toBe(true);
  await moved.dispose();
}

/** Shows the last picture of a gallery, by its thumbnail or by swipes. */
export async function showLastPicture(page: Page, gallery: Locator): Promise<void> {
  if (!isNarrow(page)) {
    await gallery.getByRole('link', { name: /kép/ }).last().click();
    return;
  }
  const row = gallery.getByRole('list').first();
  const count = await row.getByRole('listitem').count();
  for (let picture = 1; picture < count; picture += 1) await swipe(page, row, 'on');
}

/** Shows the previous picture. */
export async function showPictureBefore(page: Page, gallery: Locator): Promise<void> {
  if (isNarrow(page)) await swipe(page, gallery.getByRole('list').first(), 'back');
  else await gallery.getByRole('button', { name: 'Előző kép' }).first().click();
}
