import { expect, it } from 'vitest';
import type { RouteContext } from '../../wiring/route-context.ts';
import { loadScreen } from './load-screen.ts';

it('[UR-49] who asks for a former path is sent on for good, with the query', async () => {
  const target = { kind: 'category', id: 20, slug: 'polcok' } as const;
  const found = { kind: 'found', target, path: '/nappali/polcok', storeCode: '' } as const;
  const context = { shop: { urls: { resolve: () => Promise.resolve(found) } } };
  expect(await loadScreen(context as unknown as RouteContext, '/polcok/?page=2', {})).toEqual({
    kind: 'redirect',
    to: '/nappali/polcok?page=2',
  });
});
