import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a lookup of journeys, named as "searching.spec.ts: finds by a misspelt word": true if the file in `folder` has
 * a test of that title, or a template of it.
 */
export function createTestLookup(folder: string): (test: string) => boolean {
  const titles = new Map<string, readonly RegExp[]>();
  return (test) => {
    const [name = '', title = ''] = test.split(/: (.*)/s);
    const patterns = titles.get(name) ?? titlesIn(join(folder, name));
    titles.set(name, patterns);
    return patterns.some((pattern) => pattern.test(title));
  };
}

function titlesIn(path: string): readonly RegExp[] {
  if (!existsSync(path)) return [];
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(/\btest\(\s*(['`])(.+?)\1,/gs)].map(
    ([, , title = '']) =>
      new RegExp(
        `^${title
          .split(/\$\{.+?\}/)
          .map(escapePattern)
          .join('.+')}$`,
        's',
      ),
  );
}

const escapePattern = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
