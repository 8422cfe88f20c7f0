import { QueryClient } from '@tanstack/react-query';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { expect, it } from 'vitest';
import type { RouteContext } from '../../shop/route-context.ts';
import { loadContentPage } from './load-content-page.ts';

// findings G, campaigns
it('redirects temporarily where an ended campaign configures it', async () => {
  const page = {
    uid: 'osz',
    path: '/osz',
    title: 'Ősz',
    description: '',
    isListed: true,
    to: '2024-09-15',
    afterEnd: { redirect: '/dolgozoszoba' },
    blocks: [],
  };
  const load = (requestedAt: string) =>
    loadContentPage(
      {
        queryClient: new QueryClient(),
        requestedAt: Date.parse(requestedAt),
        i18n: { _: String },
        shop: {
          config: builtConfig,
          view: { code: '' },
          catalog: { contentPage: () => Promise.resolve({ ok: true, value: page }) },
        },
      } as unknown as RouteContext,
      { kind: 'page', id: 'osz' } as never,
      '/osz',
    );
  expect(await load('2024-09-16T10:00:00Z')).toEqual({
    kind: 'redirect',
    to: '/dolgozoszoba',
    isTemporary: true,
  });
  expect(await load('2024-09-15T10:00:00Z')).toMatchObject({ title: 'Ősz', phase: 'running' });
});
