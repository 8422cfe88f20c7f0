import { getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import type { Plugin } from 'vite';

/**
 * Looks at the start of a build that every text of the shop has its words in every language, and at the end of the
 * renderer's that every text is said somewhere in the shop: the browser's parts, built before it, count too.
 */
export function completeTexts(config: LinguiConfigNormalized): Plugin {
  /** What stands in the code as the macro leaves it, and has the form of a text's id. */
  const said = new Set<string>();
  return {
    name: 'complete-texts',
    apply: 'build',
    enforce: 'post',
    sharedDuringBuild: true,
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
          const textList = missing.map(({ source, id }) => `  ${source ?? id}`).join('\n');
          this.error(`${missing.length} texts lack in ${locale}:\n${textList}`);
        }
      }
    },
    transform(code, id) {
      if (/\.po(?:$|\?)/.test(id)) return;
      for (const [, textId = ''] of code.matchAll(/["'`]([\w+/-]{6})["'`]/g)) said.add(textId);
    },
    async buildEnd(error) {
      if (error !== undefined || this.environment.name !== 'ssr') return;
      for (const catalog of await getCatalogs(config)) {
        const texts = Object.entries((await catalog.read(config.sourceLocale)) ?? {});
        const unused = texts.filter(([id]) => !said.has(id));
        if (unused.length === 0) continue;
        const textList = unused.map(([id, { message }]) => `  ${message ?? id}`).join('\n');
        this.error(`${unused.length} texts are said nowhere:\n${textList}`);
      }
    },
  };
}
