import type { Locale } from '@shop/format';
import { screenModules, type ScreenKind } from '../features/screens/screen-kind.ts';
import {
  scriptsOf,
  shopperModules,
  startKeys,
  styleOf,
  type ClientManifest,
} from './client-manifest.ts';

const routeModule = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;
const catchAll = '/$';

const textsOf = (language: Locale) => `src/locales/${language}.po`;

/** What the router puts into the head itself. Scripts are not among it: they start after the first paint. */
export interface RouterManifest {
  readonly routes: Record<string, { css: string[] }>;
}

/** The styles of every page. Errors: throws for a build without styles. */
export function routerManifest(client: ClientManifest): RouterManifest {
  return { routes: { __root__: { css: [styleOf(client)] } } };
}

/** The scripts of a page, as paths. */
export interface PageScripts {
  readonly entry: string;
  /** What the entry will import, the entry's own imports first. */
  readonly files: readonly string[];
  /** What the first press of a shopper will import besides. */
  readonly later: readonly string[];
}

/** The modules a first press leads to: the shopper's side, what lies over the page, and the next screen. */
const firstPressModules = [
  ...shopperModules,
  'src/features/frame/overlays.tsx',
  screenModules.product,
  screenModules.category,
];

/**
 * The scripts of a page, by the ids of its routes, the kind of its screen (the catch-all route shows one of several)
 * and its language. Errors: throws for a build without an entry.
 */
export function pageScripts(
  client: ClientManifest,
): (routeIds: readonly string[], kind: ScreenKind | undefined, language: Locale) => PageScripts {
  const start = startKeys(client);
  const modulesOf = new Map<string, string>();
  for (const key of Object.keys(client)) {
    const name = routeModule.exec(key)?.[1];
    if (name !== undefined) modulesOf.set(routeId(name), key);
  }
  const firstPress = [...new Set(firstPressModules.flatMap((key) => scriptsOf(client, key)))];
  return (routeIds, kind, language) => {
    const modules = [
      ...start,
      textsOf(language),
      ...routeIds.flatMap((id) => modulesOf.get(id) ?? []),
      ...(kind !== undefined && routeIds.includes(catchAll) ? [screenModules[kind]] : []),
    ];
    const own = new Set(modules.flatMap((key) => scriptsOf(client, key)));
    const [entry = '', ...files] = own;
    return { entry, files, later: firstPress.filter((file) => !own.has(file)) };
  };
}

/** `p.$parentSku.$slug` is the route `/p/$parentSku/$slug`, `index` is `/`. */
function routeId(fileName: string): string {
  return fileName === 'index' ? '/' : `/${fileName.replaceAll('.', '/')}`;
}
