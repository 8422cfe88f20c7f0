import { expect, it } from 'vitest';

const parts = import.meta.glob<string>(['./*/*/*.tsx', '!./*/*/*.{test,stories}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const stories = Object.values(
  import.meta.glob<string>(['../stories/*.tsx', './*/*/*.stories.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

/** Matches the literal values of a prop, except for `as`, which is the element's name and no visual state. */
const choices = /^ {2}(?:readonly )?(?!as\b)(\w+)\?:((?:\s*\|?\s*'[\w-]+')+)/gm;

/** Values of the default state, in addition to the defaults in the code. */
const unsaid = new Set(['cover', 'start', 'plain']);

it('shows every part in each of its kinds', () => {
  const missing = Object.entries(parts).flatMap(([path, source]) =>
    [...source.matchAll(choices)].flatMap(([, prop = '', words = '']) =>
      [...words.matchAll(/'([\w-]+)'/g)]
        .map(([, word]) => word ?? '')
        .filter((word) => !unsaid.has(word) && !source.includes(`${prop} = '${word}'`))
        .filter((word) => !stories.includes(`${prop}="${word}"`))
        .filter((word) => !stories.includes(`${prop}: '${word}'`))
        .map((word) => `${path}: ${prop}="${word}"`),
    ),
  );
  expect(missing).toEqual([]);
});
