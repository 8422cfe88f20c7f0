import { screenModules, type ScreenKind } from '../features/screens/screen-kind.ts';
import { filesOf, type ClientManifest } from './client-manifest.ts';

interface RouteFiles {
  preloads: string[];
  css: string[];
  scripts?: { attrs: Record<string, unknown> }[];
}

interface RouterManifest {
  routes: Record<string, RouteFiles>;
}

const routeModule = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/**
 * What the router asks of a build: for each route the files to preload and to style with, the entry's for all.
 * The catch-all route shows one of several screens; the kind of screen decides whose files its pages name.
 */
export function routerManifests(
  client: ClientManifest,
): (kind: ScreenKind | undefined) => RouterManifest {
  const entryKey = Object.keys(client).find((key) => client[key]?.isEntry === true);
  if (entryKey === undefined) throw new Error('The client build has no entry');
  const entry = filesOf(client, entryKey);
  const beyondEntry = (key: string): RouteFiles => {
    const files = filesOf(client, key);
    return {
      preloads: files.scripts.filter((script) => !entry.scripts.includes(script)),
      css: files.styles.filter((style) => !entry.styles.includes(style)),
    };
  };
  const routes: Record<string, RouteFiles> = {
    __root__: {
      preloads: [...entry.scripts],
      css: [...entry.styles],
      scripts: [{ attrs: { type: 'module', async: true, src: entry.scripts[0] } }],
    },
  };
  for (const key of Object.keys(client)) {
    const name = routeModule.exec(key)?.[1];
    if (name !== undefined) routes[routeId(name)] = beyondEntry(key);
  }
  const manifests = new Map<ScreenKind | undefined, RouterManifest>([[undefined, { routes }]]);
  for (const [kind, key] of Object.entries(screenModules) as [ScreenKind, string][]) {
    const screen = beyondEntry(key);
    const own = routes['/$'] ?? { preloads: [], css: [] };
    const catchAll = {
      preloads: [...own.preloads, ...screen.preloads],
      css: [...own.css, ...screen.css],
    };
    manifests.set(kind, { routes: { ...routes, '/$': catchAll } });
  }
  return (kind) => manifests.get(kind) ?? { routes };
}

/** `p.$parentSku.$slug` is the route `/p/$parentSku/$slug`, `index` is `/`. */
function routeId(fileName: string): string {
  return fileName === 'index' ? '/' : `/${fileName.replaceAll('.', '/')}`;
}
