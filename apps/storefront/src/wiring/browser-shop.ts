import { createBrowserFetch, createIndexedDbStore, systemClock } from '@shop/platform-browser';
import { consoleLog } from './console-log.ts';
import { createShop, type Shop } from './shop.ts';
import type { Settings } from './settings.ts';
import type { Personal } from './personal.ts';

/** The shop in a tab: answers are kept in the browser, the shopper's side is fetched when first needed. */
export function createBrowserShop(settings: Settings): Shop {
  let personal: Promise<Personal> | undefined;
  const shop: Shop = createShop(settings, {
    fetch: createBrowserFetch(),
    clock: systemClock,
    log: consoleLog,
    cache: createIndexedDbStore('catalogue'),
    personal: () => {
      personal ??= import('./create-personal.ts').then(({ createPersonal }) =>
        createPersonal(shop),
      );
      return personal;
    },
  });
  return shop;
}
