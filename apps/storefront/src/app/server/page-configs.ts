import { storeView, withMethodTitles, withSellerCountry, type ShopConfig } from '@shop/shop-config';
import { withoutCarriers } from '../../shop/settings/without-carriers.ts';
import { changedSections } from './changed-sections.ts';

/** Configuration of the pages of one store view. */
export interface PageConfig {
  /** Language of the view. */
  readonly language: string;
  readonly config: ShopConfig;
  /** Sections that the build of the browser does not contain. */
  readonly overrides: Readonly<Record<string, unknown>>;
}

/** Returns a function that computes the configuration of the pages of a view, by its code, once for each view. */
export function createPageConfigs(config: ShopConfig): (code: string) => PageConfig {
  const configs = new Map<string, PageConfig>();
  return (code) => {
    const cached = configs.get(code);
    if (cached !== undefined) return cached;
    // The request decides whether the shop has several views, and with it the code.
    const view = storeView({ ...config, stores: { ...config.stores, multistore: true } }, code);
    const viewConfig = withSellerCountry(withMethodTitles(config, view.language), view);
    const pageValues = withoutCarriers(viewConfig);
    const pageConfig = {
      language: view.language,
      config: pageValues,
      overrides: changedSections(pageValues),
    };
    configs.set(code, pageConfig);
    return pageConfig;
  };
}
