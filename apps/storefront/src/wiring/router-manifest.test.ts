import { expect, it } from 'vitest';
import { pageFiles } from './router-manifest.ts';

const chunk = (file: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
  file,
  imports: [...imports],
  css: [...css],
});
const files = pageFiles({
  'src/entry-client.ts': {
    ...chunk('assets/entry.js', ['_react.js'], ['assets/shell.css']),
    isEntry: true,
    dynamicImports: ['src/app/start/main.tsx'],
  },
  '_react.js': chunk('assets/react.js'),
  'src/app/start/main.tsx': chunk('assets/main.js', ['_react.js']),
  'src/routes/$.tsx?tsr-split=component': chunk('assets/catch-all.js'),
  'src/routes/login.tsx?tsr-split=component': chunk('assets/login.js'),
  'src/features/category/category-screen.tsx': chunk(
    'assets/category.js',
    ['_react.js'],
    ['assets/category.css'],
  ),
  'src/features/product/product-screen.tsx': chunk('assets/product.js', [], ['assets/product.css']),
});

it('names the style sheet of the shell, then that of the screen which the catch-all route shows', () => {
  expect(files(['__root__', '/$'], 'category', 'hu').styles).toEqual([
    '/assets/shell.css',
    '/assets/category.css',
  ]);
  expect(files(['__root__', '/login'], undefined, 'hu').styles).toEqual(['/assets/shell.css']);
});

it('names what a first press leads to, without what the page has', () => {
  expect(files(['__root__', '/$'], 'category', 'hu').later).toEqual([
    '/assets/product.js',
    '/assets/product.css',
  ]);
});
