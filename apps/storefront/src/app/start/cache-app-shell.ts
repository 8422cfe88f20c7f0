import type { PageCaches } from '@shop/platform-browser';
import { refillableCaches } from '@shop/shop-config';
import { appShellPath } from '../../shop/urls/app-shell-path.ts';
import { commonDataAttribute, pageDataAttribute } from '../page-data/page-data-place.ts';

const [, , , appShells] = refillableCaches;

/** A cached shell is fetched again after this time, in milliseconds: its settings may have changed. */
const maxAgeMs = 86_400_000;
/** Suffix to the path of a shell: name of the cache entry that lists the cached code of other pages. */
const laterFilesSuffix = '/later-files';

interface AppShellPorts {
  readonly fetch: (path: string) => Promise<Response>;
  readonly caches: Pick<PageCaches, 'match' | 'put'>;
  /** Makes the service worker cache files of the build and the data of a page. */
  readonly cacheFiles: (paths: readonly string[]) => Promise<unknown>;
  readonly now: () => number;
  /** Resolves at the first use of the page; never with Save-Data. */
  readonly untilUsed: () => Promise<unknown>;
}

/**
 * Caches the app shell of the store view with this path prefix, after the files that it names, which it needs to open;
 * at the first use of the page also the code of all other pages, once for each build. Keeps a cached shell of the same
 * build that is younger than a day. `entry`: path of the entry script of this page, which identifies the build. Errors:
 * rejects if the network or the cache fails.
 */
export async function cacheAppShell(
  pathPrefix: string,
  entry: string,
  { fetch, caches, cacheFiles, now, untilUsed }: AppShellPorts,
): Promise<void> {
  const path = pathPrefix + appShellPath;
  const html = (await readCachedShell()) ?? (await cacheShell());
  if (html === undefined) return;
  await untilUsed();
  const laterFiles = attributeOf(html, 'data-later');
  const cachedFiles = await caches.match(appShells, path + laterFilesSuffix);
  if ((await cachedFiles?.text()) === laterFiles) return;
  await cacheFiles(listOf(laterFiles));
  await caches.put(appShells, path + laterFilesSuffix, new Response(laterFiles));

  async function readCachedShell(): Promise<string | undefined> {
    const shell = await caches.match(appShells, path);
    if (shell === undefined || !isFresh(shell, now())) return undefined;
    const cachedHtml = await shell.text();
    return attributeOf(cachedHtml, 'data-entry') === entry ? cachedHtml : undefined;
  }

  async function cacheShell(): Promise<string | undefined> {
    const response = await fetch(path);
    if (!response.ok) return undefined;
    const fetchedHtml = await response.clone().text();
    await cacheFiles(filesOf(fetchedHtml));
    await caches.put(appShells, path, response);
    return fetchedHtml;
  }
}

function isFresh({ headers }: Response, now: number): boolean {
  const servedAt = Date.parse(headers.get('date') ?? '');
  return now - servedAt < maxAgeMs;
}

/** Returns the files that start the page, and its data; not those that a first press would fetch. */
function filesOf(html: string): readonly string[] {
  const listed = [
    'data-entry',
    'data-files',
    'data-parts',
    pageDataAttribute,
    commonDataAttribute,
  ].flatMap((name) => listOf(attributeOf(html, name)));
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  return [...new Set([...listed, ...styles])];
}

const listOf = (files: string) => files.split(' ').filter((file) => file !== '');

/** Returns the value of an attribute that contains addresses; empty if no element has it. */
function attributeOf(html: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? '';
}
