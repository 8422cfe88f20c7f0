import { describe, expect, it } from 'vitest';
import { chunkGroups } from '../../../chunk-groups.ts';

const chunk = (
  fileName: string,
  facadeModuleId: string | null,
  moduleIds: readonly string[],
  imports: readonly string[] = [],
) => ({ type: 'chunk', fileName, facadeModuleId, moduleIds, imports });

const bundle = Object.fromEntries(
  [
    chunk('entry.js', '/app/entry.ts', ['/app/entry.ts', '/app/fetch.ts']),
    chunk('main.js', '/app/main.tsx', ['/app/main.tsx', '/app/router.tsx'], ['lib.js', 'font.js']),
    chunk('lib.js', null, [
      '/x/node_modules/react/index.js',
      '/x/node_modules/jotai/index.js',
      '\0vite/preload-helper.js',
    ]),
    chunk('font.js', null, ['/app/a.woff2?no-inline']),
    chunk('list.js', '/app/list.tsx', ['/app/list.tsx'], ['card.js', 'lib.js']),
    chunk('item.js', '/app/item.tsx', ['/app/item.tsx'], ['card.js', 'form.js']),
    chunk('login.js', '/app/login.tsx', ['/app/login.tsx'], ['form.js']),
    chunk('card.js', null, ['/app/card.tsx']),
    chunk('form.js', null, ['/app/form.tsx']),
  ].map((one) => [one.fileName, one]),
);

describe('chunk groups of the client build', () => {
  const groups = chunkGroups({
    root: '/app',
    start: ['main.tsx'],
    screens: ['list.tsx', 'item.tsx'],
  });

  it('are empty in the first build', () => {
    expect(groups.nameOf('/app/card.tsx')).toBeUndefined();
  });

  it.each<[module: string, group: string | undefined]>([
    ['/x/node_modules/react/index.js', 'react'],
    ['\0rolldown/runtime.js', 'react'],
    ['/app/a.woff2?no-inline', 'react'],
    ['/x/node_modules/jotai/index.js', 'router'],
    ['\0vite/preload-helper.js', undefined],
    ['/app/router.tsx', 'main'],
    ['/app/card.tsx', 'screens'],
    ['/app/form.tsx', undefined],
    ['/app/list.tsx', undefined],
    ['/app/entry.ts', undefined],
    ['/app/fetch.ts', undefined],
    ['/app/unknown.ts', undefined],
  ])('in the second build: %s is in %s', (module, group) => {
    const { generateBundle } = groups.plugin;
    (generateBundle as (options: unknown, found: unknown) => void)({}, bundle);
    expect(groups.nameOf(module)).toBe(group);
  });
});
