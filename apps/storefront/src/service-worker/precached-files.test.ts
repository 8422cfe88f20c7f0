import { expect, it } from 'vitest';
import { precachedFiles } from './precached-files.ts';

const chunk = (file: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
  file,
  imports: [...imports],
  css: [...css],
});
const cart = 'src/app/routes/cart.tsx?tsr-split=component';
const manifest = {
  'src/app/entry-client.ts': {
    ...chunk('assets/entry.js', ['_react.js']),
    isEntry: true,
    dynamicImports: ['src/app/start/main.tsx'],
  },
  'src/app/start/main.tsx': chunk('assets/main.js', ['_shop.js']),
  '_shop.js': chunk('assets/shop.js'),
  '_react.js': chunk('assets/react.js'),
  '_rows.js': chunk('assets/rows.js'),
  [cart]: chunk('assets/cart.js', ['_react.js', '_shop.js', '_rows.js']),
  'src/features/product/product-screen.tsx': chunk(
    'assets/product.js',
    ['_rows.js'],
    ['assets/product.css'],
  ),
  'src/app/routes/account.data.tsx?tsr-split=component': chunk('assets/account.js'),
};
const offline = [
  'offline.html',
  'offline.de.html',
  'offline.en.html',
  'offline.it.html',
  'offline.ro.html',
  'offline.css',
  'offline.js',
  'icon.svg',
];

it('lists the code of likely next pages with its imports, each once', () => {
  expect(precachedFiles(manifest, () => 10)).toEqual([
    ...offline,
    'assets/product.css',
    'assets/product.js',
    'assets/rows.js',
    'assets/cart.js',
  ]);
});

it('stops at the limit, the likeliest pages first', () => {
  expect(precachedFiles(manifest, () => 10, 110)).toEqual([
    ...offline,
    'assets/product.css',
    'assets/product.js',
    'assets/rows.js',
  ]);
});

it('lists a module with all its files or not at all', () => {
  expect(precachedFiles(manifest, () => 10, 100)).toEqual(offline);
});
