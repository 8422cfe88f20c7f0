import { withStorePrefix } from '@shop/url-resolver';
import { pageRequest } from '../pages/make-page.ts';
import type { LoadedStorefront } from './load-storefront.ts';

/**
 * Renders the home page once and discards it, so that the first shopper of a process does not wait for the compilation
 * of the code. Takes at most the call budget of a page; without the API it ends at once, and the process starts anyway.
 */
export async function warmUp(
  { render, views }: Pick<LoadedStorefront, 'render' | 'views'>,
  parts: Parameters<typeof pageRequest>[0],
): Promise<void> {
  const home = withStorePrefix('/', views[0]?.storeCode ?? '');
  await render(pageRequest(parts, home)).catch(() => undefined);
}
