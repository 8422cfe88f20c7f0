import { withMethodTitles, type ShopConfig } from '@shop/shop-config';
import { withoutCarriers } from '../../shop/settings/without-carriers.ts';
import { changedSections } from './changed-sections.ts';

/** Configuration of pages in one language. */
export interface PageConfig {
  readonly config: ShopConfig;
  /** Sections that the build of the browser does not contain. */
  readonly overrides: Readonly<Record<string, unknown>>;
}

/** Returns a function that computes the configuration of pages in a language, once for each language. */
export function createPageConfigs(config: ShopConfig): (language: string) => PageConfig {
  const configs = new Map<string, PageConfig>();
  return (language) => {
    const known = configs.get(language);
    if (known !== undefined) return known;
    const named = withoutCarriers(withMethodTitles(config, language));
    const pageConfig = { config: named, overrides: changedSections(named) };
    configs.set(language, pageConfig);
    return pageConfig;
  };
}
