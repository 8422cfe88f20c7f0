import type { UrlResolver } from '@shop/url-resolver';

/**
 * Creates a resolver whose code `load` fetches at the first call. Before that `resolveNow` and `snapshot` return
 * nothing. If the code cannot be fetched, addresses are unavailable and no route is learned; the next call fetches it
 * again. `restore` resolves when the routes are known, and rejects if they cannot be.
 */
export function lateUrls(load: () => Promise<UrlResolver>): UrlResolver {
  let loading: Promise<UrlResolver> | undefined;
  let loaded: UrlResolver | undefined;
  function resolver(): Promise<UrlResolver> {
    loading ??= load().then(
      (urls) => (loaded = urls),
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  }
  const nothing = () => undefined;
  return {
    resolve: (address) =>
      resolver().then(
        (urls) => urls.resolve(address),
        (cause: unknown) => ({ kind: 'unavailable', path: address, cause }),
      ),
    resolveNow: (address) => loaded?.resolveNow(address),
    registerProducts: (...args) =>
      resolver().then((urls) => urls.registerProducts(...args), nothing),
    registerCategories: (...args) =>
      resolver().then((urls) => urls.registerCategories(...args), nothing),
    snapshot: () => loaded?.snapshot() ?? {},
    restore: async (routes) => void (await resolver()).restore(routes),
    forget: (address) =>
      resolver().then(
        (urls) => urls.forget(address),
        () => false,
      ),
  };
}
