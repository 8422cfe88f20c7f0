import { expect, it } from 'vitest';
import { cacheAppShell } from './cache-app-shell.ts';

const now = Date.UTC(2026, 10, 26);
const html = (entry: string) =>
  `<head><script data-entry="${entry}" data-files="/assets/a.js /assets/b.js" data-parts="" data-later="/assets/later.js" data-page-state="/page-state/x?page=%2Fde%2Fapp-shell" data-common-state="/page-state/c?common=de"></script><link rel="stylesheet" href="/assets/shell.css"></head>`;
const shell = (entry: string, ageMs = 0) =>
  new Response(html(entry), { headers: { date: new Date(now - ageMs).toUTCString() } });

/**
 * Creates a browser with this cached shell and this list of the cached code of other pages. `done`: its actions in
 * order.
 */
function browser(cached?: Response, status = 200, laterFiles?: string) {
  const done: unknown[] = [];
  const ports = {
    fetch: async (path: string) => {
      done.push(`fetch ${path}`);
      return status === 200 ? shell('/assets/entry-NEW.js') : new Response(null, { status });
    },
    caches: {
      match: async (_name: string, path: string) =>
        path === '/de/app-shell'
          ? cached
          : laterFiles === undefined
            ? undefined
            : new Response(laterFiles),
      async put(_name: string, path: string) {
        done.push(path);
        return true;
      },
    },
    cacheFiles: async (paths: readonly string[]) => done.push(paths),
    now: () => now,
    untilUsed: async () => done.push('used'),
  };
  return { done, cacheShell: () => cacheAppShell('/de', '/assets/entry-NEW.js', ports) };
}

const all = [
  'fetch /de/app-shell',
  [
    '/assets/entry-NEW.js',
    '/assets/a.js',
    '/assets/b.js',
    '/page-state/x?page=%2Fde%2Fapp-shell',
    '/page-state/c?common=de',
    '/assets/shell.css',
  ],
  '/de/app-shell',
  'used',
  ['/assets/later.js'],
  '/de/app-shell/later-files',
];

it.each<[story: string, cached: Response | undefined, done: readonly unknown[]]>([
  [
    'caches its files before itself, and those of other pages at the first sign of a person',
    undefined,
    all,
  ],
  ['fetches one of another build again', shell('/assets/entry-OLD.js'), all],
  ['fetches one of yesterday again', shell('/assets/entry-NEW.js', 90_000_000), all],
  [
    'keeps one of this build, and caches the code of other pages that an earlier page was left without',
    shell('/assets/entry-NEW.js', 60_000),
    all.slice(3),
  ],
])('%s', async (_story, cached, expected) => {
  const { done, cacheShell } = browser(cached);
  await cacheShell();
  expect(done).toEqual(expected);
});

it.each([
  ['caches the code of other pages once', '/assets/later.js', ['used']],
  ['caches the code of another build', '/assets/older.js', all.slice(3)],
])('%s', async (_story, laterFiles, expected) => {
  const { done, cacheShell } = browser(shell('/assets/entry-NEW.js', 60_000), 200, laterFiles);
  await cacheShell();
  expect(done).toEqual(expected);
});

it('caches nothing while the server is unavailable', async () => {
  const { done, cacheShell } = browser(undefined, 503);
  await cacheShell();
  expect(done).toEqual(['fetch /de/app-shell']);
});
