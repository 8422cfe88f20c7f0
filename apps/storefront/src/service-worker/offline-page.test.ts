import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtConfig } from '../shop/settings/built-config.ts';
import { expect, it } from 'vitest';
import { offlinePages } from './offline-page.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const read = (page: string | undefined) => readFileSync(join(publicFolder, page ?? ''), 'utf8');

it.each(builtConfig.stores.views.filter((view) => view.appendStoreCode))(
  'shows in the language of the $code view that there is no network, and links to a home page',
  ({ code, language }) => {
    const page = read(offlinePages(`/${code}/nappali`)[0]);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain('<a href="{{home}}">');
  },
);

it('falls back to the page of the default view', () => {
  expect(read(offlinePages('/nappali').at(-1))).toContain('<html lang="hu">');
});

it('has one frame for all languages: the pages differ in their texts only', () => {
  const files = readdirSync(publicFolder).filter((file) => /^offline.*\.html$/.test(file));
  const frameOf = (file: string) =>
    read(file)
      .replace(/<html lang="\w+">/, '<html>')
      .replaceAll(/(<(title|h1|p|a)\b[^>]*>)[^<{]*/g, '$1');
  expect(files).toHaveLength(5);
  expect(new Set(files.map(frameOf)).size).toBe(1);
});
