import { openBoundaries } from '../../platform/hydrate/index.ts';
import type { ShopRouter } from '../router/router.tsx';

/** Longest delay of an update for parts of the page that are not hydrated yet, in milliseconds. */
const hydrateTimeoutMs = 2000;
/** Delay after a changed rule until the readiness of the backend is checked, in milliseconds. */
const restartDelayMs = 600;
/** Addresses of rule modules: those of all packages except the ui package. */
const ruleAddress = /\/packages\/(?!ui\/)/;

/**
 * Development only: hydrates every part of the page before a change is applied, because React Refresh renders only
 * hydrated components. Loads the data of the page again after a changed rule or a restart of the backend.
 */
export function applyHotUpdates(router: ShopRouter): void {
  const refetch = async () => {
    await router.options.context.queryClient.invalidateQueries();
    await router.invalidate();
  };
  // Vite waits for the promises of its listeners, which its types do not declare.
  /* oxlint-disable typescript/no-misused-promises */
  import.meta.hot?.on('vite:beforeUpdate', async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, hydrateTimeoutMs));
    await Promise.race([openBoundaries(), timeout]);
  });
  import.meta.hot?.on('vite:afterUpdate', async ({ updates }) => {
    if (!updates.some(({ path }) => ruleAddress.test(path))) return;
    // The backend may use the rule too, and restart.
    do await new Promise((resolve) => setTimeout(resolve, restartDelayMs));
    while (!(await fetch('/readyz')).ok);
    await refetch();
  });
  import.meta.hot?.on('shop:refetch', refetch);
}
