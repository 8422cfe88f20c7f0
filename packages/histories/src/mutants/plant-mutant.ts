import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Mutant } from './mutant.ts';

/*
 * Imported before the histories run: plants the mutant of the environment variable `MUTANT`, as JSON. Errors: throws if
 * the text of the mutant does not occur exactly once, so that an outdated mutant is noticed.
 */
const { file, text, replacement } = JSON.parse(process.env['MUTANT'] ?? '{}') as Mutant;
const target = pathToFileURL(resolve(import.meta.dirname, '../../..', file)).href;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url !== target) return loaded;
    const parts = String(loaded.source).split(text);
    if (parts.length !== 2)
      throw new Error(`The text of the mutant occurs ${parts.length - 1} times in ${file}.`);
    return { ...loaded, source: parts.join(replacement) };
  },
});
