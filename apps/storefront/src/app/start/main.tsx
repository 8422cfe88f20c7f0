import {
  createPageCaches,
  createSafeStorage,
  forgetCollections,
  serviceWorkers,
  systemClock,
  withinMs,
} from '@shop/platform-browser';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { forgetOlderBuild } from '../../shopper/device/new-build.ts';
import { createBrowserShop } from './browser-shop.ts';
import { carriedConfig } from './carried-config.ts';
import { consoleLog } from '../../platform/console-log.ts';
import { untilAllowed } from '../../shop/analytics/consent.ts';
import { onOpenedSearch } from '../../shop/analytics/opened-searches.ts';
import type { Messages } from '@lingui/core';
import { createI18n } from '../../shop/i18n/i18n.ts';
import { stayWithoutNetwork } from './missing-files.ts';
import type { Shop } from '../../shop/shop.ts';
import { settingsElementId, type Settings } from '../../shop/settings/settings.ts';
import { allowSkippedTransitions } from './skipped-transitions.ts';
import { trustOwnScripts } from './trusted-types.ts';
import { pricesDependOnGroup } from '@shop/shop-config';
import { createStoredAnswers, type StoredAnswers } from '../../queries/stored/stored-answers.ts';
import type { ShopperStore } from '../../shopper/session/shopper-store.ts';
import { idleAfter } from '../../platform/store-when-idle.ts';
import { createShopRouter, type ShopRouter } from '../router/router.tsx';
import { watchInstallPrompt } from '../../platform/install-prompt.ts';
import { shopperMarkKey } from '../../shopper/device/shopper-mark.ts';
import { noteVisit, visitStorage } from '../../shopper/device/visit.ts';
import { whenIdle } from '../../platform/first-sign.ts';
import { untilFetched } from '../../platform/until-fetched.ts';
import { navigateByLinks } from './navigate-by-links.ts';
import { replayEarlyInput } from '../late-start/early-input.ts';
import { prefetchFirstPress } from '../late-start/prefetch-first-press.ts';
import { loadFonts } from '../../platform/load-fonts.ts';
import { createPageData, type LoadedPageData } from '../page-data/page-data.ts';
import { appShellHydrated } from '../../shell/pages/app-shell-hydrated.ts';
import { watchCards } from '../../features/product/card-preview.ts';
import { configureHydrate } from '../../platform/hydrate/index.ts';
import { applyHotUpdates } from './hot-updates.ts';
import { hydrateRoot } from './react.ts';
import { RouterClient } from './router.ts';
import { untilParsed } from './until-parsed.ts';

/** Longest delay of hydration for clearing data of an older build, in milliseconds. */
const clearTimeoutMs = 2000;

/**
 * Repeats the input from before React listened on the page. It wraps the page: a sibling would change every `useId` of
 * the server's HTML.
 */
function EarlyInput({ children }: { readonly children: ReactNode }) {
  useEffect(() => void replayEarlyInput(window), []);
  return children;
}

/**
 * Creates the shop of the page and hydrates it. `entryUrl`: address of the entry script, which identifies the build.
 * `pageDataTexts`: data that the server rendered the page with. Errors: rejects if the document ended early.
 */
export async function start(
  entryUrl: string,
  pageDataTexts: Promise<readonly string[]>,
): Promise<void> {
  await untilParsed(window);
  // The server has validated the settings; its page contains nothing else here.
  const settings = JSON.parse(
    document.getElementById(settingsElementId)?.textContent ?? '{}',
  ) as Settings;
  loadFonts(carriedConfig(settings.overrides).theme.fonts);
  trustOwnScripts(settings.thirdPartyScripts);
  allowSkippedTransitions(document);
  stayWithoutNetwork(window, () => navigator.onLine);
  watchInstallPrompt(window);
  noteVisit(shopperMarkKey(settings), createSafeStorage(), visitStorage());
  const { shop, shopper } = createBrowserShop(settings);
  await forgetOlderBuild(entryUrl, shop.config.storage, {
    localStorage: createSafeStorage(),
    caches: createPageCaches(),
    forgetCollections,
    inTime: (work) => withinMs(work, clearTimeoutMs, systemClock),
  });
  const { i18n, loadTexts } = await createI18n(
    shop.view.language,
    settings.pseudoLanguage,
    undefined,
    settings.texts as Messages | undefined,
  );
  const isAppShell = document.querySelector('[data-app-shell]') !== null;
  const appShell = isAppShell
    ? (await import('./open-app-shell.ts')).createAppShellHistory(window, shop.pathPrefix)
    : undefined;
  const router = createShopRouter(
    { shop, shopper, i18n, loadTexts, requestedAt: Date.now() },
    {
      loadPage: () => loadPage(),
      history: appShell?.history,
      storedAnswers: storedAnswersOf(shop),
    },
  );
  if (appShell !== undefined) {
    void appShellHydrated.promise.then(() => {
      // The cached shell may be days old.
      router.update({ context: { ...router.options.context, requestedAt: Date.now() } });
      appShell.open();
    });
  }
  const pageData = pageDataOf(router, shop, pageDataTexts);
  const loadPage = () => Promise.all([pageData.load(), untilFetched(loadTexts)]);
  configureHydrate({ prepare: loadPage });
  // Records the pressed card before its link is followed.
  watchCards(router, window);
  navigateByLinks(router, shop.pathPrefix, window);
  // The router would not use a document that was prefetched.
  document.querySelector('script[type=speculationrules]')?.remove();

  // The note gives the age of the server's page. The next page is rendered in the browser, from new data.
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged)
      document.querySelector('[data-page-age]')?.remove();
  });

  hydratePage(router);

  // Outdated prices are also replaced on an unused page.
  whenIdle(() => void pageData.load());
  // The shell lists the code of all pages.
  if (appShell === undefined) prefetchFirstPress(document);
  if (import.meta.hot) applyHotUpdates(router);

  whenIdle(() => startWhenIdle(shop, shopper, router));
}

/**
 * Returns the responses stored on the device. None if prices depend on the customer group: another one may sign in
 * next.
 */
function storedAnswersOf(shop: Shop): StoredAnswers | undefined {
  if (pricesDependOnGroup(shop.config)) return undefined;
  return createStoredAnswers({
    viewCode: shop.view.code,
    load: () =>
      import('../../queries/stored/browser-answers.ts').then(({ browserAnswers }) =>
        browserAnswers(shop),
      ),
    isOnline: () => navigator.onLine,
    // A browser with a service worker visits again: its data is stored without a sign of use.
    idle: () => (serviceWorkers()?.controller ? new Promise(whenIdle) : idleAfter(shop.firstSign)),
  });
}

function pageDataOf(
  router: ShopRouter,
  { urls }: Shop,
  texts: Promise<readonly string[]>,
): LoadedPageData {
  return createPageData({
    texts: () => texts,
    queryClient: router.options.context.queryClient,
    urls,
    requestedAt: () => router.options.context.requestedAt,
    refetch: () => {
      const { options, latestLocation: location, state } = router;
      return Promise.allSettled([
        router.preloadRoute({ to: location.pathname, search: location.search } as never),
        // The router calls no loader for matches that it has already shown.
        ...state.matches.map(async ({ routeId, loaderDeps: deps }) => {
          const { loader } = router.routesById[routeId].options;
          if (typeof loader === 'function')
            await loader({ context: options.context, location, deps } as never);
        }),
      ]);
    },
    log: consoleLog,
  });
}

/** Hydrates the server-rendered page. */
function hydratePage(router: ShopRouter): void {
  const arrivedAt = window.earlyInput?.address ?? location.href;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <EarlyInput>
          <RouterClient router={router} />
        </EarlyInput>
      </StrictMode>,
      {
        // Back or Forward before hydration removes the matches that the router still hydrates (TanStack/router#8306).
        // `startLate` then loads the other page.
        onRecoverableError: (error) => {
          // Reports the cause instead of React's error around it.
          const cause = error instanceof Error ? (error.cause ?? error) : error;
          if (location.href === arrivedAt) reportError(cause);
          else consoleLog.info('left-before-hydrated', { cause });
        },
      },
    );
  });
}

/** Starts the service worker, the count of searches and, after consent, the measurement of the visit. */
function startWhenIdle(shop: Shop, shopperStore: ShopperStore, router: ShopRouter): void {
  // Visited pages can then open without a network.
  if (import.meta.env.PROD) {
    void import('./register-service-worker.ts').then(({ registerServiceWorker }) =>
      registerServiceWorker(shop),
    );
  }
  void import('./count-searches.ts').then(({ countSearches }) =>
    countSearches({
      matches: () => router.state.matches,
      onPage: (call) => void router.subscribe('onResolved', call),
      onOpenedSearch,
      storeCode: shop.view.code,
      page: window,
    }),
  );
  void untilAllowed(shop.consent, 'analytics', 'marketing').then(async () => {
    const { measureVisit } = await import('./measure-visit.ts');
    measureVisit(shop, shopperStore, router);
  });
}
