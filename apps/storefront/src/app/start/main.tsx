import {
  createPageCaches,
  createSafeStorage,
  forgetCollections,
  systemClock,
  withinMs,
} from '@shop/platform-browser';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { forgetOlderBuild } from '../../shopper/device/new-build.ts';
import { createBrowserShop } from './browser-shop.ts';
import { consoleLog } from '../../platform/console-log.ts';
import { untilAllowed } from '../../shop/analytics/consent.ts';
import { createI18n } from '../../shop/i18n/i18n.ts';
import { stayWithoutNetwork } from './missing-files.ts';
import { settingsElementId, type Settings } from '../../shop/settings/settings.ts';
import { allowSkippedTransitions } from './skipped-transitions.ts';
import { trustOwnScripts } from './trusted-types.ts';
import { createShopRouter } from '../router/router.tsx';
import { whenIdle } from '../../platform/first-sign.ts';
import { untilFetched } from '../../platform/until-fetched.ts';
import { navigateByLinks } from './navigate-by-links.ts';
import { replayEarlyInput } from '../late-start/early-input.ts';
import { prefetchFirstPress } from '../late-start/prefetch-first-press.ts';
import { loadFonts } from '../late-start/load-fonts.ts';
import { createPageData } from '../page-data/page-data.ts';
import { watchCards } from '../../features/product/card-preview.ts';
import { configureHydrate } from '../../platform/hydrate/index.ts';
import { applyHotUpdates } from './hot-updates.ts';
import { hydrateRoot } from './react.ts';
import { RouterClient } from './router.ts';

/** Longest delay of hydration for clearing data of an older build, in milliseconds. */
const clearTimeoutMs = 2000;

/**
 * Repeats what the shopper did before React listened on the page. It surrounds the page: a sibling of it would change
 * every `useId` from what the server has rendered.
 */
function EarlyInput({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    void replayEarlyInput(window);
  }, []);
  return children;
}

/**
 * Builds the shop of the page and hydrates it. `entryUrl`: the address of the entry script, which names the build.
 * `pageDataText`: the data that the server rendered the page with.
 */
export async function start(entryUrl: string, pageDataText: Promise<string>): Promise<void> {
  void loadFonts();
  // The server has checked it, and its page can hold nothing else.
  const settings = JSON.parse(
    document.getElementById(settingsElementId)?.textContent ?? '{}',
  ) as Settings;
  trustOwnScripts(settings.laterScripts);
  allowSkippedTransitions(document);
  stayWithoutNetwork(window, () => navigator.onLine);
  const { shop, shopper } = createBrowserShop(settings);
  await forgetOlderBuild(entryUrl, shop.config.storage, {
    localStorage: createSafeStorage(),
    caches: createPageCaches(),
    forgetCollections,
    inTime: (work) => withinMs(work, clearTimeoutMs, systemClock),
  });
  const { i18n, loadTexts } = await createI18n(shop.view.language, settings.pseudoLanguage);
  const router = createShopRouter(
    { shop, shopper, i18n, loadTexts, requestedAt: Date.now() },
    { loadPage: () => loadPage() },
  );
  const { queryClient } = router.options.context;
  const pageData = createPageData({
    text: () => pageDataText,
    queryClient,
    urls: shop.urls,
    requestedAt: () => router.options.context.requestedAt,
    refetch: () => {
      const { options, latestLocation: location, state } = router;
      return Promise.allSettled([
        router.preloadRoute({ to: location.pathname, search: location.search } as never),
        // Of matches that it has shown the router calls no loader.
        ...state.matches.map(async ({ routeId, loaderDeps: deps }) => {
          const { loader } = router.routesById[routeId].options;
          if (typeof loader === 'function')
            await loader({ context: options.context, location, deps } as never);
        }),
      ]);
    },
    log: consoleLog,
  });

  const loadPage = () => Promise.all([pageData.load(), untilFetched(loadTexts)]);
  configureHydrate({ prepare: loadPage });
  // It notes the card that is pressed before its link is followed.
  watchCards(router, window);
  navigateByLinks(router, shop.pathPrefix, window);
  // The router would not use a document that was prefetched.
  document.querySelector('script[type=speculationrules]')?.remove();

  // It says how old the page is that the server sent; the next one is made here, of what is asked for then.
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged)
      document.querySelector('[data-page-age]')?.remove();
  });

  const arrivedAt = location.href;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <EarlyInput>
          <RouterClient router={router} />
        </EarlyInput>
      </StrictMode>,
      {
        // Whoever goes on before the page is whole takes from the router what it still hydrates
        // (TanStack/router#8306); React draws the next page anew, and nobody misses the one left.
        onRecoverableError: (cause) =>
          location.href === arrivedAt
            ? reportError(cause)
            : consoleLog.info('left-before-hydrated', { cause }),
      },
    );
  });

  // Prices that are no longer so show on a page that nobody touches, too.
  whenIdle(() => void pageData.load());
  prefetchFirstPress(document);
  if (import.meta.hot) applyHotUpdates(router);

  whenIdle(() => {
    // Visited pages keep opening without a network.
    if (import.meta.env.PROD) {
      void import('./register-service-worker.ts').then(({ registerServiceWorker }) =>
        registerServiceWorker(shop.newVersion),
      );
    }
    void untilAllowed(shop.consent, 'analytics').then(async () => {
      const { reportVitals } = await import('./report-vitals.ts');
      await reportVitals({
        consent: shop.consent,
        build: settings.build,
        matches: () => router.state.matches,
        page: window,
        load: () => import('web-vitals'),
      });
    });
  });
}
