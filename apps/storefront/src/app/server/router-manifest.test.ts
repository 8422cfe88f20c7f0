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

it('names the style sheet of the shell, then that of the screen which the catch-all route shows', () => {
  expect(files(category).styles).toEqual(['/assets/shell.css', '/assets/category.css']);
  const login = { ...category, routeIds: ['__root__', '/login'], kind: undefined };
  expect(files(login).styles).toEqual(['/assets/shell.css']);
});

it('names the screen among the parts of a page that hydrates in parts, else among its files', () => {
  const { files: atStart, parts } = files(category);
  expect(parts).toEqual(['/assets/category.js']);
  expect(atStart).not.toContain('/assets/category.js');
  const whole = files({ ...category, isInParts: false });
  expect(whole.files).toContain('/assets/category.js');
  expect(whole.parts).toEqual([]);
});

it('names what a first press leads to, without what the page has', () => {
  expect(files(category).later).toEqual(['/assets/product.js', '/assets/product.css']);
});
