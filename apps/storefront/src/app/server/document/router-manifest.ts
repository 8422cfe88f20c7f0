import type { Locale } from '@shop/format';
import { appShellPath } from '../../../shop/urls/app-shell-path.ts';
import { screenModules, type ScreenKind } from '../../catch-all/screen-kind.ts';
import {
  shellModules,
  scriptsOf,
  shopperModules,
  startKeys,
  stylesOf,
  type ClientManifest,
} from './client-manifest.ts';

const routeModule = /^src\/app\/routes\/(.+)\.tsx\?tsr-split=component$/;
const catchAll = '/$';
const textModule = /src\/locales\/(\w+)\.po/;
/** Modules that run only with a network, or only on a first visit. */
const modulesNotNeededOffline =
  /web-vitals|workbox-window|report-vitals|register-service-worker|pseudo-messages|consent-question/;

const textsOf = (language: Locale, part: 'start' | 'rest') => `src/locales/${language}.po?${part}`;

/** Scripts and styles of a page, as paths. */
export interface PageFiles {
  /** File of the shell first, then that of the screen. */
  readonly styles: readonly string[];
  readonly entry: string;
  /** Scripts that the entry imports, its own imports first. */
  readonly files: readonly string[];
  /** Scripts that the parts of the page will import when they hydrate. */
  readonly parts: readonly string[];
  /** Scripts and styles that the first press of a shopper also imports; for the app shell those of all pages. */
  readonly later: readonly string[];
}

const homeModule = 'src/features/home/home-tabs.tsx';
const homeRoutes: ReadonlySet<string> = new Set(['/', '/home', '/pwa.html']);

/** Modules that the first press imports: the shopper's modules, overlays, and the next screen. */
const firstPressModules = [
  'src/app/catch-all/load-screen.ts',
  ...shopperModules,
  'src/shell/overlays/overlays.tsx',
  screenModules.product,
  screenModules.category,
  'src/shared/page/pending-screen.tsx',
  'src/shell/pages/not-found-screen.tsx',
];

interface PageModules {
  readonly routeIds: readonly string[];
  /** Kind of its screen: the catch-all route shows one of several. */
  readonly kind: ScreenKind | undefined;
  readonly language: Locale;
  /** True if it hydrates in parts, which import their own modules. */
  readonly isInParts: boolean;
}

/** Returns a function that gives the files of a page. Errors: throws for a build without an entry. */
export function pageFiles(client: ClientManifest): (page: PageModules) => PageFiles {
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
  const pages = new Map<string, PageFiles>();
  return (page) => {
    const key = JSON.stringify(page);
    const filesOfPage = pages.get(key) ?? filesOf(page);
    pages.set(key, filesOfPage);
    return filesOfPage;
  };

  function filesOf({ routeIds, kind, language, isInParts }: PageModules): PageFiles {
    const screenModulesOfPage = [
      textsOf(language, 'rest'),
      ...(kind !== undefined && routeIds.includes(catchAll) ? [screenModules[kind]] : []),
      ...(routeIds.some((id) => homeRoutes.has(id)) ? [homeModule] : []),
    ];
    const modules = [
      ...start,
      textsOf(language, 'start'),
      ...routeIds.flatMap((id) => modulesOf.get(id) ?? []),
      ...(isInParts ? [] : screenModulesOfPage),
      ...(routeIds.includes(appShellPath) ? ['src/app/start/open-app-shell.ts'] : []),
    ];
    const scripts = new Set(modules.flatMap((key) => scriptsOf(client, key)));
    const [entry = '', ...files] = scripts;
    const partModules = [...screenModulesOfPage, ...shellModules];
    const parts = new Set(partModules.flatMap((key) => scriptsOf(client, key))).difference(scripts);
    const styles = stylesOf(client, [...modules, ...partModules]);
    const laterFiles = routeIds.includes(appShellPath) ? filesOfOwnLanguage(language) : firstPress;
    return {
      styles,
      entry,
      files,
      parts: [...parts],
      later: [...laterFiles.difference(scripts.union(parts).union(new Set(styles)))],
    };
  }

  /** Returns the scripts that any page may import: the app shell opens every page without a network. */
  function filesOfOwnLanguage(language: Locale): ReadonlySet<string> {
    const keys = Object.keys(client).filter((key) => {
      const textLanguage = textModule.exec(key)?.[1];
      return textLanguage === undefined
        ? !modulesNotNeededOffline.test(key)
        : textLanguage === language;
    });
    const scripts = keys.map((key) => `/${client[key]?.file}`);
    // Styles, fonts and images have their own entries.
    return new Set([...scripts.filter((path) => path.endsWith('.js')), ...stylesOf(client, keys)]);
  }
}

/** Converts a file name to a route id: `p.$parentSku.$slug` is `/p/$parentSku/$slug`, `index` is `/`. */
function routeId(fileName: string): string {
  return fileName === 'index' ? '/' : `/${fileName.replaceAll('.', '/')}`;
}
