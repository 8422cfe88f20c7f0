import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import {
  clientManifest,
  shellModules,
  scriptsOf,
  shopperModules,
  startKeys,
  stylesOf,
  type ClientManifest,
} from '../app/server/document/client-manifest.ts';

/** Limit of the files that the service worker fetches at its installation, in bytes as brotli. */
const precacheLimit = 150_000;
/** Reserve for the theme of the shop, which the server adds to the offline pages; the build does not count it. */
const themeBytes = 1_000;

/** Files of the offline page. */
const offlineFiles = [
  'offline.html',
  'offline.de.html',
  'offline.en.html',
  'offline.it.html',
  'offline.ro.html',
  'offline.css',
  'offline.js',
  'icon.svg',
];

const route = (name: string) => `src/app/routes/${name}.tsx?tsr-split=component`;

/**
 * Modules that shoppers need next, the likeliest first: without a network these open even if they were never opened
 * before.
 */
const likelyModules = [
  'src/queries/stored/browser-answers.ts',
  'src/queries/colors.ts',
  'src/features/home/load-home-page.ts',
  'src/features/cart/load-cart-page.ts',
  'src/app/catch-all/load-screen.ts',
  ...shopperModules,
  'src/shell/overlays/overlays.tsx',
  route('$'),
  'src/features/category/category-screen.tsx',
  'src/features/product/product-screen.tsx',
  route('cart'),
  route('checkout'),
  route('thank-you'),
  'src/shop/prices/local-pricing.ts',
  'packages/forms/src/towns.ts',
  route('wishlist'),
  route('index'),
  'src/features/content/content-screen.tsx',
  route('compare'),
  route('error'),
];

/**
 * Returns the files of the build that the service worker precaches, as paths in its folder. Excludes files that every
 * page needs: the page that registers the worker has them, and it caches them from there. `sizeOf`: bytes as brotli.
 */
export function precachedFiles(
  manifest: ClientManifest,
  sizeOf: (file: string) => number,
  limit = precacheLimit - themeBytes,
): readonly string[] {
  const keys = Object.keys(manifest);
  const startedModules = [...startKeys(manifest), ...shellModules];
  const started = new Set(startedModules.flatMap((key) => scriptsOf(manifest, key)));
  const files = [...offlineFiles];
  let size = files.reduce((sum, file) => sum + sizeOf(file), 0);
  for (const module of likelyModules) {
    const key = keys.find((name) => name.endsWith(module));
    const needed =
      key === undefined ? [] : [...stylesOf(manifest, [key]), ...scriptsOf(manifest, key)];
    const paths = needed.filter((path) => !started.has(path));
    const added = paths.map((path) => path.slice(1));
    size += added.reduce((sum, file) => sum + sizeOf(file), 0);
    // A module needs all of its files.
    if (size > limit) return files;
    for (const path of paths) started.add(path);
    files.push(...added);
  }
  return files;
}

/** Returns {@link precachedFiles} of the build in that folder. */
export function precachedFilesOf(folder: string): readonly string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length;
  return precachedFiles(v.parse(clientManifest, manifest), sizeOf);
}
