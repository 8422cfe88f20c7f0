import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address patterns of the shop, and the pattern of a given path. */
export interface RouteTable {
  readonly patterns: readonly string[];
  /** Returns the pattern of a path without a query; `unknownPath` if no pattern matches. */
  patternOf(path: string): string;
}

export const unknownPath = 'any unknown path';

/** Default values of placeholders in the paths of pages: names in the shop. */
const names: Readonly<Record<string, readonly string[]>> = { name: ['zugoly'], product: ['butor'] };

interface Page {
  readonly path: string;
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

/** Reads the table from the router's list of routes, the content pages and the demo catalogue. */
export function readRoutes(root: string): RouteTable {
  const tree = readFileSync(join(root, 'apps/storefront/src/app/router/routeTree.gen.ts'), 'utf8');
  const own = [...tree.matchAll(/^ {6}fullPath: '([^']+)'$/gm)]
    .map(([, path = '']) => withoutEnd(path))
    .filter((path) => path !== '/$');
  const pages = ['pages', 'campaigns'].flatMap((folder) => readPages(root, folder));
  const pagePaths = new Map(
    pages.flatMap((page) => filled(page).map((path) => [path, page.path] as const)),
  );
  const entities = new Map([
    ...readPaths(root, 'categories').map(({ path }) => [path, '/{category}'] as const),
    ...readPaths(root, 'products').map(({ path, type }) => [path, `/{${type} product}`] as const),
  ]);
  const dispatched: readonly (readonly [RegExp, string])[] = [
    [/^\/p\/[^/]+\/[^/]+$/, '/p/{parentSku}/{slug}'],
    [/^\/p\/[^/]+\/[^/]+\/[^/]+$/, '/p/{parentSku}/{slug}/{childSku}'],
    [/^\/c\/[^/]+$/, '/c/{slug}'],
  ];
  const withParameters = own
    .filter((path) => path.includes('$'))
    .map((path) => [new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`), path] as const);

  return {
    patterns: [
      ...own,
      ...pages.map(({ path }) => path),
      ...new Set(entities.values()),
      ...dispatched.map(([, pattern]) => pattern),
      unknownPath,
    ].filter((pattern, index, all) => all.indexOf(pattern) === index),
    patternOf(path) {
      const bare = withoutEnd(path.replace(/^\/(?:de|it)(?=\/|$)/, ''));
      const byShape = [...dispatched, ...withParameters].find(([shape]) => shape.test(bare));
      return (
        (own.includes(bare) ? bare : undefined) ??
        byShape?.[1] ??
        pagePaths.get(bare) ??
        entities.get(bare) ??
        unknownPath
      );
    },
  };
}

const withoutEnd = (path: string): string => path.replace(/(?<=.)\/$/, '') || '/';

function readPages(root: string, folder: string): readonly Page[] {
  const place = join(root, 'demo/content', folder);
  return readdirSync(place).map(
    (name) => JSON.parse(readFileSync(join(place, name), 'utf8')) as Page,
  );
}

/** Returns every path of a page, with its placeholders replaced by their values. */
function filled({ path, values = {} }: Page): readonly string[] {
  const [whole, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return (values[name] ?? names[name] ?? []).flatMap((word) =>
    filled({ path: path.replaceAll(whole, word), values }),
  );
}

function readPaths(root: string, kind: string): readonly { path: string; type: string }[] {
  const lines = readFileSync(join(root, `demo/content/catalog/${kind}.ndjson`), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const { _source: entity } = JSON.parse(line) as {
        readonly _source: { readonly url_path: string; readonly type_id?: string };
      };
      return { path: `/${entity.url_path}`, type: entity.type_id ?? kind };
    });
}
