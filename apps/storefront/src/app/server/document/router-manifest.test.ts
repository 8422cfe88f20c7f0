import { expect, it } from 'vitest';
import { pageFiles } from './router-manifest.ts';

const chunk = (file: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
  file,
  imports: [...imports],
  css: [...css],
});
const files = pageFiles({
  'src/app/entry-client.ts': {
    ...chunk('assets/entry.js', ['_react.js'], ['assets/shell.css']),
    isEntry: true,
    dynamicImports: ['src/app/start/main.tsx'],
  },
  '_react.js': chunk('assets/react.js'),
  'src/app/start/main.tsx': chunk('assets/main.js', ['_react.js']),
  'src/app/routes/$.tsx?tsr-split=component': chunk('assets/catch-all.js'),
  'src/app/routes/login.tsx?tsr-split=component': chunk('assets/login.js'),
  'src/features/category/category-screen.tsx': chunk(
    'assets/category.js',
    ['_react.js'],
    ['assets/category.css'],
  ),
  'src/features/product/product-screen.tsx': chunk('assets/product.js', [], ['assets/product.css']),
});

const category = {
  routeIds: ['__root__', '/$'],
  kind: 'category',
  language: 'hu',
  isInParts: true,
} as const;

it('lists the style sheet of the shell, then that of the screen of the catch-all route', () => {
  expect(files(category).styles).toEqual(['/assets/shell.css', '/assets/category.css']);
  const login = { ...category, routeIds: ['__root__', '/login'], kind: undefined };
  expect(files(login).styles).toEqual(['/assets/shell.css']);
});

it('lists the screen with the parts of a page that hydrates in parts, otherwise with its files', () => {
  const { files: atStart, parts } = files(category);
  expect(parts).toEqual(['/assets/category.js']);
  expect(atStart).not.toContain('/assets/category.js');
  const whole = files({ ...category, isInParts: false });
  expect(whole.files).toContain('/assets/category.js');
  expect(whole.parts).toEqual([]);
});

it('lists the code of a first navigation, without code that the page already has', () => {
  expect(files(category).later).toEqual(['/assets/product.js', '/assets/product.css']);
});

it('lists the code of every page for the app shell, with the texts of one language', () => {
  const ofAll = pageFiles({
    'src/app/entry-client.ts': { ...chunk('assets/entry.js'), isEntry: true },
    'src/app/routes/app-shell.tsx?tsr-split=component': chunk('assets/app-shell.js'),
    'src/app/routes/wishlist.tsx?tsr-split=component': chunk(
      'assets/wishlist.js',
      [],
      ['assets/w.css'],
    ),
    'src/locales/hu.po?rest': chunk('assets/hu.js'),
    'src/locales/de.po?rest': chunk('assets/de.js'),
    'node_modules/web-vitals/dist/web-vitals.js': chunk('assets/web-vitals.js'),
  });
  const shell = {
    routeIds: ['__root__', '/app-shell'],
    kind: undefined,
    isInParts: false,
  } as const;
  expect(ofAll({ ...shell, language: 'hu' }).later).toEqual([
    '/assets/wishlist.js',
    '/assets/w.css',
  ]);
});
