import type { CatalogClient } from '@shop/catalog-client';
import { err } from '@shop/kernel';

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/** Results of the calls that cannot fail: empty, as from a backend without data. */
const bareAnswers: Readonly<Record<string, unknown>> = {
  promotedOffers: { mainBanners: [], smallBanners: [], productBanners: [] },
  mainImage: undefined,
} satisfies Partial<Record<keyof CatalogClient, unknown>>;

/**
 * Creates a client whose code `load` fetches at the first call. If that fails, the call fails as if the backend were
 * unreachable, and the next call fetches the code again.
 */
export function lateCatalog(load: () => Promise<CatalogClient>): CatalogClient {
  let loading: Promise<CatalogClient> | undefined;
  async function call(name: string, args: readonly unknown[]): Promise<unknown> {
    loading ??= load();
    const client = await loading.catch(() => undefined);
    if (client !== undefined) return (client as unknown as Record<string, Call>)[name]?.(...args);
    loading = undefined;
    return name in bareAnswers
      ? bareAnswers[name]
      : err({ kind: 'network', reason: 'unreachable' });
  }
  return new Proxy({} as CatalogClient, {
    get: (_, name) =>
      // A promise reads `then` of the value that it is resolved with.
      typeof name === 'symbol' || name === 'then'
        ? undefined
        : (...args: readonly unknown[]) => call(name, args),
  });
}
