import type { Locator, Page } from '@playwright/test';

/** Returns the visible buttons and button links of a page or a part of it whose text takes more than one line or is truncated. */
export const brokenButtons = (place: Page | Locator) =>
  place.locator('button, a[data-variant]').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const tops = new Set<number>();
        for (const node of button.childNodes) {
          const range = document.createRange();
          range.selectNodeContents(node);
          if (node.textContent?.trim() === '') continue;
          for (const { top, width } of range.getClientRects()) {
            // Texts for screen readers only are one pixel wide.
            if (width > 2) tops.add(Math.round(top / 8));
          }
        }
        return tops.size > 1 || button.scrollWidth > button.clientWidth + 1;
      })
      .map(({ textContent }) => textContent),
  );
