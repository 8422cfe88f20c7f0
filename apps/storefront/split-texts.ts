import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const catalogPart = /\.po\?(start|rest)$/;

/**
 * Splits the texts of each language for the browser: `hu.po?start` has those that the modules of the start name,
 * `hu.po?rest` all others. `isAtStart` is undefined while a build does not know yet: then `start` has all texts.
 */
export function splitTexts(
  config: LinguiConfigNormalized,
  isAtStart: (moduleId: string) => boolean | undefined,
): Plugin {
  /** What stands in a module as the macro leaves it, and has the form of a text's id. */
  const idsOf = new Map<string, ReadonlySet<string>>();
  return {
    name: 'split-texts',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (/\.po(?:$|\?)/.test(id)) return;
      const ids = [...code.matchAll(/["'`]([\w+/-]{6})["'`]/g)].map(([, textId = '']) => textId);
      idsOf.set(id, new Set(ids));
    },
    load: {
      filter: { id: catalogPart },
      async handler(id) {
        const [path = '', part] = id.split('?');
        this.addWatchFile(path);
        const file = getCatalogForFile(relative(config.rootDir, path), await getCatalogs(config));
        if (file === null) throw new Error(`${path} is no catalog`);
        const { messages } = await file.catalog.getTranslations(file.locale, {
          sourceLocale: config.sourceLocale,
          fallbackLocales: {},
          missingBehavior: 'catalog',
        });
        const started = new Set<string>();
        let isKnown = false;
        for (const [moduleId, ids] of idsOf) {
          const isStarted = isAtStart(moduleId);
          isKnown ||= isStarted !== undefined;
          if (isStarted === true) for (const textId of ids) started.add(textId);
        }
        const isWanted = (textId: string) =>
          (part === 'start') === (!isKnown || started.has(textId));
        const { source } = createCompiledCatalog(
          file.locale,
          Object.fromEntries(Object.entries(messages).filter(([textId]) => isWanted(textId))),
          { namespace: 'es' },
        );
        return { code: source, moduleType: 'js' };
      },
    },
  };
}
