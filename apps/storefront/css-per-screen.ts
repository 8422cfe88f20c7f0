import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

interface CssPerScreenOptions {
  /** The folder the modules below are relative to. */
  readonly root: string;
  /** The statement that names the cascade layers in their order. */
  readonly layers: string;
  /** The entry: its styles, and those of what it imports, are on every page. */
  readonly shell: string;
  /** Whether a module that is imported dynamically has a file of styles of its own, which is fetched with it. */
  hasOwnFile(path: string): boolean;
}

/** The modules with styles that a module reaches, by the module's id. */
type Closures = ReadonlyMap<string, ReadonlySet<string>>;

/** The compiled text of a style sheet, by its id: what a file is made of. */
type Sheets = ReadonlyMap<string, string>;

const styleModule = /\.css$/;

/**
 * Makes one file of styles for the shell and one for each screen, instead of one for each script. A screen's file holds
 * all that the screen and its late parts use, except what the shell has: a part whose script comes later stands in the
 * page of the server already. The client is built twice: the first build tells what each screen reaches once unused code
 * is gone.
 *
 * Files lie in the manifest as `css` of the entry and of each screen. A dynamic import waits for the file of its module.
 */
export function cssPerScreen({ root, layers, shell, hasOwnFile }: CssPerScreenOptions): Plugin {
  const shellId = join(root, shell);
  const sheets = new Map<string, string>();
  const pathOf = (id: string) => id.slice(root.length + 1);
  let closures: Closures | undefined;
  /** The name of each file, by the module that it belongs to. */
  let files: ReadonlyMap<string, string> = new Map();

  return {
    name: 'css-per-screen',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // After the bundler has compiled a style sheet, before it adds it to the file of a script.
    transform: {
      filter: { id: styleModule },
      handler(code, id) {
        sheets.set(id, code);
        return { code: '', map: null };
      },
    },
    async renderStart() {
      if (closures === undefined) return;
      // Screens with the same style sheets share a file.
      const texts = [
        ...Map.groupBy(ownSheets(closures, shellId), ([, sheetIds]) =>
          sheetIds.join('\n'),
        ).values(),
      ].map((screens) => {
        const ids = screens.map(([id]) => id);
        const [[, sheetIds] = ['', []]] = screens;
        return {
          ids,
          name: `${ids.includes(shellId) ? 'shell' : fileName(ids[0] ?? '')}.css`,
          text: sheetIds.map((sheet) => sheets.get(sheet) ?? '').join('\n'),
        };
      });
      const minified = await minify(texts.map(({ text }) => `${layers}\n${text}`));
      files = new Map(
        texts.flatMap(({ ids, name }, at) => {
          const source = minified[at] ?? '';
          const file = this.getFileName(this.emitFile({ type: 'asset', name, source }));
          return ids.map((id) => [id, file] as const);
        }),
      );
    },
    augmentChunkHash: ({ facadeModuleId }) => files.get(facadeModuleId ?? '') ?? '',
    generateBundle(_options, bundle) {
      if (closures === undefined) {
        closures = closuresOf(bundle, sheets, (id) => id === shellId || hasOwnFile(pathOf(id)));
        return;
      }
      const missing = new Set(files.keys());
      for (const chunk of Object.values(bundle)) {
        const file = chunk.type === 'chunk' && files.get(chunk.facadeModuleId ?? '');
        if (chunk.type !== 'chunk' || typeof file !== 'string') continue;
        missing.delete(chunk.facadeModuleId ?? '');
        chunk.viteMetadata?.importedCss.add(file);
      }
      if (missing.size > 0)
        this.error(`Without a script: the styles of ${[...missing].join(', ')}`);
    },
  };
}

/** What each root reaches, itself included, by static and dynamic imports, up to the next root. */
function closuresOf(
  bundle: Rolldown.OutputBundle,
  sheets: Sheets,
  isRoot: (id: string) => boolean,
): Closures {
  const chunkOf = (fileName: string) => {
    const chunk = bundle[fileName];
    return chunk?.type === 'chunk' ? chunk : undefined;
  };
  const collect = (fileName: string, sheetIds: Set<string>, visitedFiles: Set<string>) => {
    const chunk = chunkOf(fileName);
    if (chunk === undefined || visitedFiles.has(fileName)) return;
    visitedFiles.add(fileName);
    for (const id of chunk.moduleIds) if (sheets.has(id)) sheetIds.add(id);
    for (const imported of chunk.imports) collect(imported, sheetIds, visitedFiles);
    for (const imported of chunk.dynamicImports) {
      if (!isRoot(chunkOf(imported)?.facadeModuleId ?? ''))
        collect(imported, sheetIds, visitedFiles);
    }
  };
  const closures = new Map<string, Set<string>>();
  for (const { fileName } of Object.values(bundle)) {
    const id = chunkOf(fileName)?.facadeModuleId;
    if (typeof id !== 'string' || !isRoot(id)) continue;
    const sheetIds = new Set<string>();
    collect(fileName, sheetIds, new Set());
    closures.set(id, sheetIds);
  }
  return closures;
}

/** The style sheets of each file, sorted; none for a screen that uses those of the shell alone. */
function ownSheets(closures: Closures, shellId: string): ReadonlyMap<string, readonly string[]> {
  const shell = closures.get(shellId) ?? new Set();
  const files = new Map<string, readonly string[]>();
  for (const [id, sheetIds] of closures) {
    const ownSheetIds = id === shellId ? sheetIds : sheetIds.difference(shell);
    if (ownSheetIds.size > 0) files.set(id, [...ownSheetIds].sort());
  }
  return files;
}

/** `src/app/routes/account/orders.tsx?tsr-split=component` is `orders`. */
const fileName = (id: string) => basename(id.split('?')[0] ?? id).replace(/\.tsx?$/, '');

/** Style sheets as they are served, for the browsers that the shop is built for. */
async function minify(texts: readonly string[]): Promise<readonly string[]> {
  const idOf = (at: number) => `\0sheet-${at}.css`;
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'sheets',
        resolveId: (id) => (id.startsWith('\0sheet-') ? id : undefined),
        load: (id) => (id.startsWith('\0sheet-') ? texts[Number(/\d+/.exec(id)?.[0])] : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: Object.fromEntries(texts.map((_text, at) => [`sheet-${at}`, idOf(at)])),
        output: { assetFileNames: '[name][extname]' },
      },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('No style sheet was built');
  const sources = new Map(
    output.output.flatMap((file) =>
      file.type === 'asset' ? [[file.fileName, String(file.source)] as const] : [],
    ),
  );
  return texts.map((_text, at) => {
    const source = sources.get(`sheet-${at}.css`);
    if (source === undefined) throw new Error(`Style sheet ${at} was not built`);
    return source;
  });
}
