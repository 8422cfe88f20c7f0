import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { builtName, importName, type PublishedPackage } from './published-packages.ts';

/** What somebody imports, and how many bytes of it they may get at most. */
export interface Selection {
  readonly from: string;
  /** Empty for everything. */
  readonly names: readonly string[];
  readonly limit?: number;
}

export interface Size {
  readonly minified: number;
  /** Compressed with brotli at its best. */
  readonly brotli: number;
}

const limits: Readonly<Record<string, number>> = {
  '@shop/cart-sync': 8560,
  '@shop/cart-sync/server': 9887,
  '@shop/cart-sync/shared-cart': 1024,
  '@shop/cart-sync/wire': 5 * 1024,
  '@shop/money': 1024,
  '@shop/pricing': 5 * 1024,
};

const parts: readonly Selection[] = [
  { from: '@shop/pricing', names: ['priceProduct'] },
  { from: '@shop/pricing', names: ['cartTotals'] },
  { from: '@shop/cart-sync/server', names: ['planMerge'], limit: 1536 },
  { from: '@shop/format', names: ['formatMoney'] },
  { from: '@shop/catalog', names: ['configureProduct'] },
  { from: '@shop/url-resolver', names: ['productPath', 'readFilters', 'writeFilters'] },
  { from: '@shop/saved-lists', names: ['createWishlist'] },
  { from: '@shop/forms', names: ['phoneToE164', 'postcodeProblem'] },
];

/** Every entry whole, then parts that are often taken alone. */
export function selections(packages: readonly PublishedPackage[]): readonly Selection[] {
  const whole = packages.flatMap((published) =>
    published.entries.map((entry): Selection => {
      const from = importName(published, entry);
      const limit = limits[from];
      return { from, names: [], ...(limit === undefined ? {} : { limit }) };
    }),
  );
  return [...whole, ...parts];
}

/** Bundles an entry for a browser in a project that has the packages installed, dependencies included. */
async function bundle(folder: string, code: string): Promise<string> {
  mkdirSync(join(folder, 'sizes'), { recursive: true });
  const input = join(folder, 'sizes/entry.js');
  writeFileSync(input, code);
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

export async function sizeOf(folder: string, { from, names }: Selection): Promise<Size> {
  const what = names.length === 0 ? '*' : `{ ${names.join(', ')} }`;
  const code = await bundle(folder, `export ${what} from '${from}';`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { minified: code.length, brotli: brotliCompressSync(code, { params }).length };
}

/**
 * What an import of nothing leaves of an entry in a bundle: '' when loading it has no effects. The built files are
 * read where their manifest is not, so that its `sideEffects: false` does not answer for them.
 */
export function effectsOf(
  folder: string,
  published: PublishedPackage,
  entry: string,
): Promise<string> {
  const copy = `sizes/${published.title}`;
  cpSync(join(published.folder, 'dist'), join(folder, copy), { recursive: true });
  return bundle(folder, `import './${published.title}/${basename(builtName(entry))}.js';`);
}

/** A size may change by this much before it has to be recorded anew. */
const toleratedShare = 0.05;
const toleratedBytes = 40;

/**
 * The table of sizes. Sizes that are still about what `recorded` says keep their recorded figures, so that a
 * small change of code is no change of the document.
 */
export function sizeTable(
  measured: readonly (readonly [Selection, Size])[],
  recorded: string,
): string {
  const rows = measured.map(([selection, size]) => {
    const { from, names, limit } = selection;
    const what = names.length === 0 ? 'everything' : names.map((name) => `\`${name}\``).join(', ');
    const start = `| \`${from}\` | ${what} |`;
    const known = recorded.split('\n').find((line) => line.startsWith(start));
    const bound = `${limit === undefined ? '' : grouped(limit)} |`;
    const [minified, brotli] = (known?.slice(start.length).match(/[\d ]+(?= \|)/g) ?? []).map(
      (figure) => Number(figure.replaceAll(' ', '')),
    );
    const isKnown = isAbout(size.minified, minified) && isAbout(size.brotli, brotli);
    if (known !== undefined && isKnown && known.endsWith(` ${bound}`)) return known;
    return `${start} ${grouped(size.minified)} | ${grouped(size.brotli)} | ${bound}`;
  });
  return `# Sizes of the packages

What an import adds to a bundle for browsers, dependencies included, in bytes: minified by Vite, and compressed with
brotli. A test measures anew; where a size has changed by more than 5 %, \`pnpm unit tooling/publish -u\` records it.

| From | Import | Minified | Brotli | At most |
| --- | --- | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

function isAbout(size: number, known: number | undefined): boolean {
  if (known === undefined) return false;
  return Math.abs(size - known) <= Math.max(toleratedBytes, known * toleratedShare);
}

function grouped(bytes: number): string {
  return String(bytes).replace(/\B(?=(?:\d{3})+$)/g, ' ');
}
