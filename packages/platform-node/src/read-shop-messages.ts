import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@shop/kernel';
import * as v from 'valibot';
import { messageProblem } from './message-problem.ts';
import { readJsonFile } from './read-json-file.ts';

/** Texts of a shop in one language, by their English source. */
export interface ShopMessages {
  /** The file, for messages about it. */
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Texts that replace those of the catalogs, by language. */
export interface ShopMessageFiles {
  readonly screens: ReadonlyMap<string, ShopMessages>;
  readonly emails: ReadonlyMap<string, ShopMessages>;
}

const fileName = /^(emails\.)?([a-z]{2})\.json$/;
/** Contents of a file of texts: replacements by the English source. */
export const shopTexts = v.record(v.string(), v.pipe(v.string(), v.minLength(1, 'must be a text')));

/**
 * Reads `messages` of a shop folder: `hu.json` for screens, `emails.hu.json` for emails. The failure lists, one per
 * line, each file with another name and each text that cannot replace its source. Errors: throws `JsonFileError` for a
 * file that is not JSON, or has a value that is not a text.
 */
export function readShopMessages(shopDir: string): Result<ShopMessageFiles, string> {
  const folder = join(shopDir, 'messages');
  const screens = new Map<string, ShopMessages>();
  const emails = new Map<string, ShopMessages>();
  const problems: string[] = [];
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    const file = join(folder, name);
    const [, isEmail, language = ''] = fileName.exec(name) ?? [];
    if (language === '') {
      return err(`${file}: is no file of texts: name it hu.json, or emails.hu.json for emails`);
    }
    const target = isEmail === undefined ? screens : emails;
    const texts = readJsonFile(file, shopTexts);
    target.set(language, { file, texts });
    for (const [source, text] of Object.entries(texts)) {
      const problem = messageProblem(source, text, language);
      if (problem !== undefined) problems.push(`${file}: ${source}: ${problem}`);
    }
  }
  if (problems.length > 0) return err(problems.join('\n'));
  return ok({ screens, emails });
}
