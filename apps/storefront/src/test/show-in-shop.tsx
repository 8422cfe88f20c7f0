import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { configOfView, storeView } from '@shop/shop-config';
import { builtConfig } from '../shop/settings/built-config.ts';
import { LinkProvider } from '@shop/ui';
import { createObservable } from '@shop/kernel';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { appLink } from '../shell/app-link.tsx';
import { missingPages } from '../shop/urls/missing-pages.ts';
import { createShopperStore } from '../shopper/session/shopper-store.ts';
import type { ShopperSession } from '../shopper/session/shopper-session.ts';
import type { Shop } from '../shop/shop.ts';
import { hungarian } from './hungarian.ts';

/** State that every page reads: no queued calls, no session. */
const idle = {
  account: { session: createObservable({ status: 'guest' }), onEvent: () => () => {} },
  outbox: { tasks: createObservable([]) },
};

/**
 * Renders a component as a page of the shop does: in Hungarian, in the default view, with the parts of the shopper's
 * session that the test passes. `pages`: paths that the shop has written. Returns the page, which stays mounted until the
 * test ends.
 */
export async function showInShop(
  part: ReactNode,
  shopper: Partial<ShopperSession> = {},
  path = '/',
  config = builtConfig,
  pages: readonly string[] = [
    '/adatvedelem',
    '/altalanos-szerzodesi-feltetelek',
    '/elallas-es-visszakuldes',
    '/ugyfelszolgalat',
  ],
): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => {});
  const view = storeView(config);
  const shopperStore = createShopperStore(() =>
    Promise.resolve({ ...idle, ...shopper } as ShopperSession),
  );
  const pageRoutes = pages.map((path) => ({ uid: path, path, kind: 'info' as const }));
  const settings = missingPages(pageRoutes);
  const shop: Partial<Shop> = {
    config: configOfView(config, view.code),
    view,
    pathPrefix: '',
    settings: {
      storeCode: view.code,
      multistore: false,
      pseudoLanguage: false,
      externalCheckout: true,
      shopHost: 'http://host.test',
      publicUrl: 'http://shop.test',
      thirdPartyScripts: {},
      pages: pageRoutes,
      ...settings,
      overrides: {},
      build: 'test',
    },
    linkRules: { useDispatcher: true, storeCode: '' },
    newVersion: { ...createObservable(false), take: () => {}, watch: () => {} },
    firstSign: createObservable(true),
    consent: { ...createObservable(undefined), allows: () => false, choose: () => true },
  };
  const i18n = await hungarian();
  // The component stays mounted when it navigates to the home page.
  const rootRoute = createRootRoute({
    component: () => part,
  });
  const routes = new Set(['/', path.replace(/[?#].*$/, '')]);
  const router = createRouter({
    routeTree: rootRoute.addChildren(
      [...routes].map((path) => createRoute({ getParentRoute: () => rootRoute, path })),
    ),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { shop, shopper: shopperStore, requestedAt: Date.now() } as never,
  });
  await router.load();
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  });
  await act(async () => {
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <LinkProvider component={appLink('', settings.missingPages)}>
            <RouterProvider router={router as never} />
          </LinkProvider>
        </QueryClientProvider>
      </I18nProvider>,
    );
    await shopperStore.start();
  });
  return page;
}

/** Fills the fields of a form by name and submits it, as a press on its button does. */
export async function sendForm(
  page: HTMLElement,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field === null) throw new Error(`The form has no field ${name}`);
    field.value = value;
  }
  await act(async () => {
    page.querySelector('form')?.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}
