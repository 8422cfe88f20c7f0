import type { Page } from '@playwright/test';

/**
 * Records every notice that the page shows from now on, in this document and in later ones. A notice disappears by
 * itself, so its absence at one moment does not prove that it was never shown. Returns the texts, to which later ones
 * are added. Call it while the page stays open: not after a press that opens another document.
 */
export async function recordNotices(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  await page.exposeFunction('recordNotice', (text: string) => void shown.push(text));
  await page.addInitScript(watchNotices);
  await page.evaluate(watchNotices);
  return shown;
}

function watchNotices(): void {
  const { recordNotice } = window as unknown as { recordNotice(text: string): void };
  const known = new Set<string>();
  const look = () => {
    for (const notice of document.querySelectorAll('[aria-label="Értesítések"] li')) {
      const text = notice.textContent;
      if (text === '' || known.has(text)) continue;
      known.add(text);
      recordNotice(text);
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
