import { getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import type { Plugin } from 'vite';

/** Looks at the start of a build that every text of the shop has its words in every language. */
export function completeTexts(config: LinguiConfigNormalized): Plugin {
  return {
    name: 'complete-texts',
    async buildStart() {
      for (const catalog of await getCatalogs(config)) {
        for (const locale of config.locales) {
          if (locale === config.sourceLocale) continue;
          const { missing } = await catalog.getTranslations(locale, {
            sourceLocale: config.sourceLocale,
            fallbackLocales: {},
            missingBehavior: 'catalog',
          });
          if (missing.length === 0) continue;
          const words = missing.map(({ source, id }) => `  ${source ?? id}`).join('\n');
          this.error(`${missing.length} texts lack in ${locale}:\n${words}`);
        }
      }
    },
  };
}
