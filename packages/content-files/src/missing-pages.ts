import { join } from 'node:path';
import { pageContent } from '@shop/content';
import { readContentFolder } from './content-folder.ts';

/** What the screens do while a page of the content is missing, by its path. */
const effects: Readonly<Record<string, string>> = {
  '/adatvedelem':
    'no screen takes subscriptions to the newsletter; checkout and cookies name the privacy notice without a link',
  '/altalanos-szerzodesi-feltetelek': 'the checkout names the terms without a link',
  '/elallas-es-visszakuldes': 'checkout and order page do not lead to the way of withdrawal',
  '/ugyfelszolgalat':
    'screens about failed orders and payments do not lead to the customer service',
  '/impresszum': 'no page leads to the legal notice',
};

/**
 * Returns a line for each page that screens lead to and the content does not have. They are reports, no problems: a shop
 * starts without these pages. Errors: throws for an invalid file of the pages.
 */
export function missingPages(contentDir: string): readonly string[] {
  const folder = join(contentDir, 'pages');
  const pagePaths = new Set(readContentFolder(folder, pageContent).map(({ value }) => value.path));
  return Object.entries(effects)
    .filter(([path]) => !pagePaths.has(path))
    .map(([path, effect]) => `${folder}: no page has the path ${path}: ${effect}`);
}
