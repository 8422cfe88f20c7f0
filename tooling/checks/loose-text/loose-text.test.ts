import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findLooseText } from './loose-text.ts';

const repository = join(import.meta.dirname, '../../..');
/** Returns true for a file that is part of the shop. Files of tests are not. */
const isOwn = (file: string) =>
  /[/]src[/].*[.]tsx$/.test(file) && !/[/]test[/]|[.]test[.]tsx$/.test(file);

const example = `
declare global {
  namespace JSX {
    interface Element { readonly isElement: true }
    interface IntrinsicElements { readonly [name: string]: object }
  }
}
declare const example: { count: number; label: string; words: readonly string[]; isBusy: boolean };
const { count, label, words, isBusy } = example;
export const loose = [
  <p>{count} pieces</p>,
  <p>{isBusy && <i />}{words}</p>,
  <>{label}</>,
];
export const alone = [
  <p>{label}</p>,
  <p>Fixed text before <b>{count}</b>{isBusy && <i>{label}</i>}</p>,
  <p>{isBusy ? label : <i />}</p>,
];
`;

// findings D1, D2
describe('text that React cannot keep up to date on a translated page', () => {
  it.each(['packages/ui', 'apps/storefront'])(
    'does not stand in %s',
    (part) => {
      const folder = join(repository, part);
      const found = findLooseText(
        join(folder, 'tsconfig.json'),
        (file) => file.startsWith(folder) && isOwn(file),
      );
      expect(found).toEqual([]);
    },
    300_000,
  );

  it('is found beside other children and in fragments', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'loose-text-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const compilerOptions = { strict: true, jsx: 'preserve', types: [], lib: ['es2023'] };
    const config = join(folder, 'tsconfig.json');
    await writeFile(config, JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
    await writeFile(join(folder, 'example.tsx'), example);
    const found = findLooseText(config, (file) => file.endsWith('example.tsx'));
    expect(found.map(({ code }) => code)).toEqual(['{count}', 'pieces', '{words}', '{label}']);
  });
});
