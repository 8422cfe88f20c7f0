import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Opens a page like a link of the shop: the router navigates, and the document stays. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.dataset['app'] = '';
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** Lines that only one of two compared contents has: the age of stored data. */
const age = /^Mentett adatok: /;

/**
 * Reads the main content of the visible screen: its texts line by line, the targets of its links, and its images, of
 * which those in the viewport must be loaded. Excludes the list of viewed products, which grows with each visit, and
 * the sticky bar that repeats name, price and button of a product.
 */
export async function wholeContentOf(page: Page): Promise<readonly string[]> {
  const content = await page.getByRole('main').evaluate((main: HTMLElement) => {
    const viewedProducts = [...main.querySelectorAll('section')].find((section) =>
      section.querySelector('h2')?.textContent.includes('Legutóbb megtekintett'),
    );
    const buyBars = main.querySelectorAll<HTMLElement>('[data-shown], [inert]');
    const leftOut = [...buyBars, ...(viewedProducts === undefined ? [] : [viewedProducts])];
    for (const { style } of leftOut) style.setProperty('display', 'none', 'important');
    const links = [...main.querySelectorAll('a')].filter((link) => link.checkVisibility());
    const images = [...main.querySelectorAll('img')].filter((image) => image.checkVisibility());
    const isInWindow = (image: Element) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    };
    const lines = [
      ...main.innerText.split('\n').map((line) => line.trim()),
      ...links.map(({ pathname, search }) => `link ${pathname}${search}`),
      ...images.map((image) => {
        const { pathname } = new URL(image.currentSrc || image.src, location.href);
        // The device may have stored another size of the image.
        const name = pathname.replace(/^\/img\/\d+\/\d+\/[a-z]+\//, '');
        const isMissing = isInWindow(image) && (!image.complete || image.naturalWidth === 0);
        return `image ${name}${isMissing ? ' missing' : ''}`;
      }),
    ];
    for (const { style } of leftOut) style.removeProperty('display');
    return lines;
  });
  return content.filter((line) => line !== '' && !age.test(line));
}

/** Scrolls through the page, waits until it is loaded, and reads its content at the top. */
export async function loadedContentOf(page: Page): Promise<readonly string[]> {
  let content: readonly string[] = [];
  const isLoading = async () => {
    await scrollThrough(page);
    content = await wholeContentOf(page);
    return content.some((line) => line.startsWith('Betöltés') || line.endsWith(' missing'));
  };
  await expect.poll(isLoading, { message: page.url(), intervals: [50] }).toBe(false);
  return content;
}

/** Scrolls to the end of the page and back, so that parts near the viewport load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    scrollTo(0, document.documentElement.scrollHeight);
    await frame();
    await frame();
    scrollTo(0, 0);
    await frame();
  });
}
