import type { Settings } from '../settings/settings.ts';

/** Paths of content pages that the text of a screen links to. A new shop has not written them yet. */
export const linkedPages: readonly string[] = [
  '/adatvedelem',
  '/altalanos-szerzodesi-feltetelek',
  '/elallas-es-visszakuldes',
  '/ugyfelszolgalat',
];

/** Returns the setting with the linked pages that are not in `pages`. `undefined`: the pages are unknown. */
export function missingPages(pages: Settings['pages'] | undefined): Pick<Settings, 'missingPages'> {
  const missing = linkedPages.filter((path) => !pages?.some((page) => page.path === path));
  return pages === undefined || missing.length === 0 ? {} : { missingPages: missing };
}
