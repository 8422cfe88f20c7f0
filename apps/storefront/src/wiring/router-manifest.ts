import type { Locale } from '@shop/format';
import { screenModules, type ScreenKind } from '../features/screens/screen-kind.ts';
import {
  scriptsOf,
  shopperModules,
  startKeys,
  stylesOf,
  type ClientManifest,
} from './client-manifest.ts';

const routeModule = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;
const catchAll = '/$';

const textsOf = (language: Locale) => `src/locales/${language}.po`;

/** The scripts and styles of a page, as paths. */
export interface PageFiles {
  /** The shell's file first, then that of the screen. */
  readonly styles: readonly string[];
  readonly entry: string;
  /** What the entry will import, the entry's own imports first. */
  readonly files: readonly string[];
  /** Scripts and styles which the first press of a shopper will import besides. */
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
 * The files of a page, by the ids of its routes, the kind of its screen (the catch-all route shows one of several)
 * and its language. Errors: throws for a build without an entry.
 */
export function pageFiles(
  client: ClientManifest,
): (routeIds: readonly string[], kind: ScreenKind | undefined, language: Locale) => PageFiles {
  const start = startKeys(client);
  const modulesOf = new Map<string, string>();
  for (const key of Object.keys(client)) {
    const name = routeModule.exec(key)?.[1];
    if (name !== undefined) modulesOf.set(routeId(name), key);
  }
  const firstPress = new Set([
    ...firstPressModules.flatMap((key) => scriptsOf(client, key)),
    ...stylesOf(client, firstPressModules),
  ]);
  return (routeIds, kind, language) => {
    const modules = [
      ...start,
      textsOf(language),
      ...routeIds.flatMap((id) => modulesOf.get(id) ?? []),
      ...(kind !== undefined && routeIds.includes(catchAll) ? [screenModules[kind]] : []),
    ];
    const scripts = new Set(modules.flatMap((key) => scriptsOf(client, key)));
    const [entry = '', ...files] = scripts;
    const styles = stylesOf(client, modules);
    return {
      styles,
      entry,
      files,
      later: [...firstPress.difference(scripts.union(new Set(styles)))],
    };
  };
}

/** `p.$parentSku.$slug` is the route `/p/$parentSku/$slug`, `index` is `/`. */
function routeId(fileName: string): string {
  return fileName === 'index' ? '/' : `/${fileName.replaceAll('.', '/')}`;
}
