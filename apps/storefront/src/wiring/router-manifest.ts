import type { Locale } from '@shop/format';
import { screenModules, type ScreenKind } from '../features/screens/screen-kind.ts';
import { scriptsOf, styleOf, type ClientManifest } from './client-manifest.ts';

interface RouteFiles {
  preloads: string[];
  css?: string[];
  scripts?: { attrs: Record<string, unknown> }[];
}

interface RouterManifest {
  routes: Record<string, RouteFiles>;
}

const routeModule = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** What every page fetches once it is alive: preloaded, it comes with the scripts that ask for it. */
const personalModule = 'src/wiring/create-personal.ts';
const textsOf = (language: Locale) => `src/locales/${language}.po`;

/**
 * What the router asks of a build: for each route the files to preload, for all those of the entry, its texts and
 * styles. The catch-all route shows one of several screens; the kind of screen decides whose files its pages name.
 */
export function routerManifests(
  client: ClientManifest,
): (kind: ScreenKind | undefined, language: Locale) => RouterManifest {
  const entryKey = Object.keys(client).find((key) => client[key]?.isEntry === true);
  if (entryKey === undefined) throw new Error('The client build has no entry');
  const entry = scriptsOf(client, entryKey);
  /** The files of these modules in their order, but for the entry's. */
  const beyondEntry = (...keys: readonly string[]): string[] =>
    [...new Set(keys.flatMap((key) => scriptsOf(client, key)))].filter(
      (script) => !entry.includes(script),
    );
  const routes: Record<string, RouteFiles> = {};
  for (const key of Object.keys(client)) {
    const name = routeModule.exec(key)?.[1];
    if (name !== undefined) routes[routeId(name)] = { preloads: beyondEntry(key, personalModule) };
  }
  const rootFiles = (language: Locale): RouteFiles => ({
    preloads: [...entry, ...beyondEntry(textsOf(language))],
    css: [styleOf(client)],
    scripts: [{ attrs: { type: 'module', async: true, src: entry[0] } }],
  });
  const catchAllFiles = (kind: ScreenKind | undefined): RouteFiles => ({
    preloads: beyondEntry(
      'src/routes/$.tsx?tsr-split=component',
      ...(kind === undefined ? [] : [screenModules[kind]]),
      personalModule,
    ),
  });
  const manifests = new Map<string, RouterManifest>();
  return (kind, language) => {
    const key = `${language} ${kind ?? ''}`;
    const made = manifests.get(key) ?? {
      routes: { ...routes, __root__: rootFiles(language), '/$': catchAllFiles(kind) },
    };
    manifests.set(key, made);
    return made;
  };
}

/** `p.$parentSku.$slug` is the route `/p/$parentSku/$slug`, `index` is `/`. */
function routeId(fileName: string): string {
  return fileName === 'index' ? '/' : `/${fileName.replaceAll('.', '/')}`;
}
