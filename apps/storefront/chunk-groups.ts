import { join } from 'node:path';
import type { Plugin } from 'vite';

interface ChunkGroupOptions {
  /** The folder the modules below are relative to. */
  readonly root: string;
  /** What the entry imports, one after the other, to start the page. */
  readonly start: readonly string[];
  /** The screens most shoppers see first: what several of them share is one file. */
  readonly screens: readonly string[];
}

interface ChunkGroups {
  readonly plugin: Plugin;
  /** The group of a module; none in the first build, and for what is left to the bundler. */
  nameOf(moduleId: string): string | undefined;
  /** Whether every page starts with a module; `undefined` in the first build. */
  isAtStart(moduleId: string): boolean | undefined;
}

/** Libraries that change less often than the shop, each evaluated by itself. The last has what the others leave. */
const libraries: readonly (readonly [name: string, path: RegExp])[] = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler)\//],
  ['query', /\/node_modules\/@tanstack\/(?:react-query|query-core)\//],
  ['router', /\/node_modules\//],
];

/** What the bundler adds for the entry too: in a group it would make the entry import all of it at once. */
const preloadHelper = /^\0vite\/preload-helper/;

/** Modules that are nothing but the address of a file. */
const assetModule = /\.(?:woff2|css\?url|svg|webp|png)(?:$|\?)/;

/**
 * Groups modules by what really needs them. The client is built twice: the first build, without groups, tells which
 * modules each entry reaches once unused code is gone. A group holds all that its modules import, but for groups
 * before it, so that no two files import each other.
 */
export function chunkGroups({ root, start, screens }: ChunkGroupOptions): ChunkGroups {
  const startRoots = new Set(start.map((path) => join(root, path)));
  const screenRoots = new Set(screens.map((path) => join(root, path)));
  /** The entries that reach a module. */
  let rootsOf: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  const plugin: Plugin = {
    name: 'chunk-groups',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      if (rootsOf !== undefined) return;
      const rootsByModule = new Map<string, Set<string>>();
      const reach = (fileName: string, rootId: string, visitedFiles: Set<string>) => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || visitedFiles.has(fileName)) return;
        visitedFiles.add(fileName);
        for (const id of chunk.moduleIds) {
          const roots = rootsByModule.get(id) ?? new Set();
          rootsByModule.set(id, roots.add(rootId));
        }
        for (const imported of chunk.imports) reach(imported, rootId, visitedFiles);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.facadeModuleId === null) continue;
        reach(chunk.fileName, chunk.facadeModuleId, new Set());
      }
      rootsOf = rootsByModule;
    },
  };

  const isAtStart = (moduleId: string) =>
    rootsOf && (rootsOf.get(moduleId)?.intersection(startRoots).size ?? 0) > 0;

  return {
    plugin,
    isAtStart,
    nameOf(moduleId) {
      const roots = rootsOf?.get(moduleId);
      if (rootsOf === undefined) return undefined;
      if (moduleId.startsWith('\0rolldown/runtime')) return 'react';
      if (roots === undefined || preloadHelper.test(moduleId)) return undefined;
      if (isAtStart(moduleId) === true) {
        if (assetModule.test(moduleId)) return 'react';
        return libraries.find(([, path]) => path.test(moduleId))?.[0] ?? 'main';
      }
      return roots.intersection(screenRoots).size > 1 ? 'screens' : undefined;
    },
  };
}
