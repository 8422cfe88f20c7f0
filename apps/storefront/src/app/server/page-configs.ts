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
    const cached = configs.get(language);
    if (cached !== undefined) return cached;
    const pageValues = withoutCarriers(withMethodTitles(config, language));
    const pageConfig = { config: pageValues, overrides: changedSections(pageValues) };
    configs.set(language, pageConfig);
    return pageConfig;
  };
}
