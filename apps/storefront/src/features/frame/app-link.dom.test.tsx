import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { LinkProvider, TextLink } from '@shop/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppLink } from './app-link.tsx';

it.each<[story: string, target: '_blank' | undefined]>([
  ['in this tab', undefined],
  ['in a new tab', '_blank'],
])('leads to the page of the view one is in, %s', async (_story, target) => {
  const router = createRouter({
    basepath: '/de',
    routeTree: createRootRoute({
      component: () => (
        <LinkProvider component={AppLink}>
          <TextLink href="/adatvedelem" target={target}>
            Datenschutz
          </TextLink>
        </LinkProvider>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/de'] }),
  });
  await router.load();
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<RouterProvider router={router as never} />);
  const link = page.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/de/adatvedelem');
  expect(link?.getAttribute('target')).toBe(target ?? null);
});
