import type { CatalogClient } from '@shop/catalog-client';
import type { Log, Observable } from '@shop/kernel';
import {
  configOfView,
  pathCodeOf,
  storeView,
  type ShopConfig,
  type StoreView,
} from '@shop/shop-config';
import type { LinkRules, UrlResolver } from '@shop/url-resolver';
import type { Consent } from './analytics/consent.ts';
import type { NewVersion } from './new-version.ts';
import { currentConfig } from './settings/current-config.ts';
import type { Settings } from './settings/settings.ts';
import { pathPrefix } from './urls/store-paths.ts';

/**
 * Shop services for screens, the same for every visitor. Data of one shopper (cart, account, lists) is in the
 * `ShopperStore` of the route context.
 */
export interface Shop {
  readonly settings: Settings;
  readonly config: ShopConfig;
  readonly view: StoreView;
  readonly catalog: CatalogClient;
  readonly log: Log;
  readonly urls: UrlResolver;
  readonly linkRules: LinkRules;
  /** Path prefix of this store view. The router adds it to links, forms add it themselves. */
  readonly pathPrefix: string;
  /** Consent of the shopper. */
  readonly consent: Consent;
  readonly newVersion: NewVersion;
  /** First sign of use of the page: see `watchFirstSign`. Always false on a server. */
  readonly firstSign: Observable<boolean>;
}

export interface ShopWorld {
  /** Configuration of the shop before the settings of this process; default: `currentConfig`. */
  readonly config?: ShopConfig;
  readonly log: Log;
  /** Creates the catalog client; `config` and `view` are those of the store view. */
  readonly createCatalog: (config: ShopConfig, view: StoreView) => CatalogClient;
  /** Creates the address resolver. */
  readonly createUrls: (config: ShopConfig, catalog: CatalogClient) => UrlResolver;
  readonly firstSign: Observable<boolean>;
  readonly consent: Consent;
  readonly newVersion: NewVersion;
}

export function createShop(settings: Settings, world: ShopWorld): Shop {
  const { multistore } = settings;
  const { config: base = currentConfig() } = world;
  const whole = { ...base, stores: { ...base.stores, multistore } };
  const view = storeView(whole, settings.storeCode);
  const config = configOfView(whole, view.code);
  const { log, createCatalog, createUrls, firstSign, consent, newVersion } = world;
  const catalog = createCatalog(config, view);
  const urls = createUrls(config, catalog);
  // The router adds the prefix of the view to every path.
  const linkRules = { useDispatcher: config.urls.useDispatcher, storeCode: '' };
  return {
    settings,
    config,
    view,
    catalog,
    log,
    urls,
    linkRules,
    pathPrefix: pathPrefix(pathCodeOf(config, view)),
    consent,
    newVersion,
    firstSign,
  };
}
