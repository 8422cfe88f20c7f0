import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { builtName, importName, type PublishedPackage } from './published-packages.ts';

/** A selection of imports, and the maximum bytes of a bundle with them. */
export interface Selection {
  readonly from: string;
  /** Imported names; empty for all exports. */
  readonly names: readonly string[];
  /** Maximum bytes after brotli compression. */
  readonly limit: number;
}

export interface Size {
  readonly minified: number;
  /** Bytes after brotli compression at the highest level. */
  readonly brotli: number;
}

/** Limits in bytes, at most 5 % above the recorded size. A larger package needs a decision. */
const limits: Readonly<Record<string, number>> = {
  '@shop/account': 12500,
  '@shop/analytics': 2680,
  '@shop/calendar': 1620,
  '@shop/cart-sync': 8790,
  '@shop/cart-sync/server': 10040,
  '@shop/cart-sync/shared-cart': 800,
  '@shop/cart-sync/wire': 5110,
  '@shop/catalog-client': 23500,
  '@shop/catalog': 5320,
  '@shop/checkout': 11500,
  '@shop/content': 3980,
  '@shop/contract': 13000,
  '@shop/format': 4700,
  '@shop/forms': 4300,
  '@shop/forms/counties': 320,
  '@shop/forms/towns': 3390,
  '@shop/kernel': 1990,
  '@shop/money': 980,
  '@shop/orders': 2230,
  '@shop/delivery-zones': 3000,
  '@shop/parcel-points': 5500,
  '@shop/platform-browser': 5632,
  '@shop/pricing': 5180,
  '@shop/pricing/history': 3240,
  '@shop/pricing/platform': 890,
  '@shop/pricing/shop': 1510,
  '@shop/saved-lists': 2490,
  '@shop/shop-config': 11150,
  '@shop/sync-queue': 14530,
  '@shop/url-resolver': 5990,
};

const parts: readonly Selection[] = [
  { from: '@shop/pricing', names: ['priceProduct'], limit: 2470 },
  { from: '@shop/pricing', names: ['cartTotals'], limit: 1360 },
  { from: '@shop/cart-sync/server', names: ['planMerge'], limit: 1130 },
  { from: '@shop/format', names: ['formatMoney'], limit: 510 },
  { from: '@shop/catalog', names: ['configureProduct'], limit: 1360 },
  {
    from: '@shop/url-resolver',
    names: ['productPath', 'readFilters', 'writeFilters'],
    limit: 1700,
  },
  { from: '@shop/saved-lists', names: ['createWishlist'], limit: 1880 },
  { from: '@shop/forms', names: ['phoneToE164', 'postcodeProblem'], limit: 840 },
];

/**
 * Returns a selection of each whole entry, then selections of parts that are often imported alone. Errors: throws for
 * an entry without a limit.
 */
export function selections(packages: readonly PublishedPackage[]): readonly Selection[] {
  const whole = packages.flatMap((published) =>
    published.entries.map((entry): Selection => {
      const from = importName(published, entry);
      const limit = limits[from];
      if (limit === undefined) throw new Error(`${from} has no size limit: add it to sizes.ts.`);
      return { from, names: [], limit };
    }),
  );
  return [...whole, ...parts];
}

/** Bundles an entry for a browser, dependencies included, in a project that has the packages installed. */
async function bundle(
  folder: string,
  code: string,
  treeshake: NonNullable<Rolldown.InputOptions['treeshake']> = true,
): Promise<string> {
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
        treeshake,
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
 * Returns the code that an import without names leaves in a bundle: '' if loading the entry has no effects. The built
 * files are copied to a folder without their manifest, so that `sideEffects: false` has no influence on the result.
 */
export function effectsOf(
  folder: string,
  published: PublishedPackage,
  entry: string,
): Promise<string> {
  const copy = `sizes/${published.title}`;
  cpSync(join(published.folder, 'dist'), join(folder, copy), { recursive: true });
  // Effects of imported packages are not effects of this package: idb prepares its proxies when it is loaded.
  const moduleSideEffects = (id: string) => !id.includes('/node_modules/');
  const code = `import './${published.title}/${basename(builtName(entry))}.js';`;
  return bundle(folder, code, { moduleSideEffects });
}

/** Share of a size by which it may change before a new size is recorded. */
const toleratedShare = 0.05;
const toleratedBytes = 40;

/**
 * Returns the table of sizes. A size close to the size in `recorded` keeps the recorded figure, so that a small change
 * of code does not change the document.
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
    const bound = `${grouped(limit)} |`;
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
