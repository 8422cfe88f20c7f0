import {
  createPixelQueue,
  googleTag,
  googleTagManager,
  isTagManager,
  metaPixel,
  withoutOrders,
  type AnalyticsAdapter,
  type MetaPixelFunction,
} from '@shop/analytics';
import type { ShopConfig } from '@shop/shop-config';
import { holdsToken } from '../../shop/analytics/holds-token.ts';
import type { Settings } from '../../shop/settings/settings.ts';

declare global {
  interface Window {
    /** Event list of tag managers, under its common name. */
    dataLayer?: unknown[];
    /** The function of the Meta pixel. */
    fbq?: MetaPixelFunction;
  }
}

/** Creates the adapters of the configured tools, over the global names that their scripts read. */
export function browserTools(
  { thirdPartyScripts }: Pick<Settings, 'thirdPartyScripts'>,
  { google, metaPixel: pixelId, purchases }: ShopConfig['analytics'],
  page: Window,
): readonly AnalyticsAdapter[] {
  const adapters: AnalyticsAdapter[] = [];
  const readsDataLayer = thirdPartyScripts.analytics !== undefined || isTagManager(google);
  if (readsDataLayer || google !== '') {
    const dataLayer = (page.dataLayer ??= []);
    // Google's scripts take a command only as an `arguments` object.
    function gtag(..._command: readonly unknown[]) {
      // oxlint-disable-next-line prefer-rest-params -- an array would be no command
      dataLayer.push(arguments);
    }
    const adapter = readsDataLayer
      ? googleTagManager(dataLayer, gtag, isTagManager(google) ? Date.now : undefined)
      : googleTag(gtag, { measurementId: google, origin: page.location.origin, now: Date.now });
    adapters.push(purchases === 'server' ? withoutOrders(adapter) : adapter);
  }
  if (pixelId !== '') {
    const fbq = (page.fbq ??= createPixelQueue());
    // Older parts of Meta's script read this name.
    Object.assign(page, { _fbq: fbq });
    const pixel = metaPixel(fbq, pixelId);
    adapters.push({
      ...pixel,
      send(event, consent) {
        // Meta's script sends the address of the page with each event.
        if (!holdsToken(page.location.hash)) pixel.send(event, consent);
      },
    });
  }
  return adapters;
}
