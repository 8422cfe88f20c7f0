import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '@shop/format';
import * as v from 'valibot';
import { lightStem } from './light-stem.ts';

const words = v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)));

const languageFile = v.strictObject({
  compoundHeads: words,
  stopWords: words,
  synonyms: v.array(v.pipe(words, v.minLength(2))),
});

/** What the search knows of the shop's language. Words are folded and stemmed. */
export interface SearchLanguage {
  /** Last parts of compounds that are looked for by themselves, longest first. */
  readonly heads: readonly string[];
  isStopWord(word: string): boolean;
  /** Phrases that mean the same as this one, each a list of stems; `key` is stems joined by spaces. */
  synonymsOf(key: string): readonly (readonly string[])[];
  /** Most words a phrase with synonyms has. */
  readonly longestPhrase: number;
  /** Changes when indexed words would change. */
  readonly fingerprint: string;
}

/** Part of the fingerprint: to be raised when the way words are made from documents changes. */
const algorithm = 2;

/**
 * Reads `search/hungarian.json` of the content folder.
 * Errors: throws, naming the file, when it is not there or not of the right form.
 */
export function readSearchLanguage(contentDir: string): SearchLanguage {
  const file = join(contentDir, 'search', 'hungarian.json');
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}: set CONTENT_DIR to the folder with the shop's content.`);
  }
  const parsed = v.safeParse(languageFile, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return createSearchLanguage(parsed.output);
  const [issue] = parsed.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

export function createSearchLanguage(file: v.InferOutput<typeof languageFile>): SearchLanguage {
  const stopWords = new Set(file.stopWords.map((word) => foldText(word)));
  const heads = [...new Set(file.compoundHeads.map(lightStem))].sort((a, b) => b.length - a.length);
  const phrases = new Map<string, (readonly string[])[]>();
  for (const group of file.synonyms) {
    const stems = group.map((phrase) => phrase.split(' ').map(lightStem));
    for (const own of stems) {
      const others = stems.filter((other) => other !== own);
      const key = own.join(' ');
      phrases.set(key, [...(phrases.get(key) ?? []), ...others]);
    }
  }
  return {
    heads,
    isStopWord: (word) => stopWords.has(foldText(word)),
    synonymsOf: (key) => phrases.get(key) ?? [],
    longestPhrase: Math.max(1, ...[...phrases.keys()].map((key) => key.split(' ').length)),
    fingerprint: createHash('sha256')
      .update(JSON.stringify([algorithm, heads]))
      .digest('hex'),
  };
}

/** The parts of a stemmed compound, `íróasztal` → `[iro, asztal]`; `undefined` for a simple word. */
export function splitCompound(
  stem: string,
  language: SearchLanguage,
): readonly [rest: string, head: string] | undefined {
  const head = language.heads.find(
    (candidate) => stem.endsWith(candidate) && stem.length >= candidate.length + 2,
  );
  return head === undefined ? undefined : [stem.slice(0, -head.length), head];
}

/** The words of a text: runs of letters and digits. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
