import { statSync } from 'node:fs';
import { merchandisingFile, readMerchandisingRules } from '@shop/content-files';
import type { Locale } from '@shop/format';
import type { Log } from '@shop/kernel';
import {
  createMerchandising,
  type Merchandising,
  type MerchandisingRules,
  type SearchLanguage,
} from '@shop/search';
import { readSearchLanguage } from './search-language.ts';

/** Word lists and merchandising rules of one language. */
export interface LanguageRules {
  /** Uses the current synonyms. */
  readonly language: SearchLanguage;
  /** Returns the current rules. The same object while no file changes. */
  rules(): MerchandisingRules;
  merchandising(): Merchandising;
}

/** Rules for searches in the languages of a shop, from the files of its content folder. */
export interface SearchRules {
  /** Errors: throws, at the first use of a language, with the file and the field of an invalid rule. */
  of(locale: Locale): LanguageRules;
  /** Applies changed files. If a file is invalid, the former rules stay and the log contains the file. */
  refresh(): void;
  /** Returns a number that rises with each applied change. */
  revision(): number;
}

const noSynonyms: NonNullable<MerchandisingRules['synonyms']> = [];

/** Creates the rules of a content folder; each language is read at its first use. */
export function createSearchRules(
  contentDir: string,
  log: Pick<Log, 'info' | 'error'>,
): SearchRules {
  const languages = new Map<Locale, { readonly rules: LanguageRules; reread(): void }>();
  let revision = 0;

  const read = (locale: Locale) => {
    const file = merchandisingFile(contentDir, locale);
    let version = versionOf(file);
    let rules = readMerchandisingRules(contentDir, locale);
    const language = readSearchLanguage(contentDir, locale, () => rules.synonyms ?? noSynonyms);
    let merchandising = createMerchandising(rules, language);
    return {
      rules: { language, rules: () => rules, merchandising: () => merchandising },
      reread() {
        const present = versionOf(file);
        if (present === version) return;
        version = present;
        try {
          rules = readMerchandisingRules(contentDir, locale);
        } catch (cause) {
          log.error('search-rules-invalid', { file, cause });
          return;
        }
        merchandising = createMerchandising(rules, language);
        revision += 1;
        log.info('search-rules-applied', { file });
      },
    };
  };

  return {
    of(locale) {
      let entry = languages.get(locale);
      if (entry === undefined) {
        entry = read(locale);
        languages.set(locale, entry);
      }
      return entry.rules;
    },
    refresh() {
      for (const { reread } of languages.values()) reread();
    },
    revision: () => revision,
  };
}

/** Returns a text that changes with the file; '' without one. */
function versionOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}
