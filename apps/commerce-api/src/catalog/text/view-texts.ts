import {
  type SearchLanguage,
  writeSearchVector,
  type TextSource,
  type ProductText,
  type WordStems,
} from '@shop/search';
import type { Sql } from 'postgres';
import { readDocuments, readDocumentsById } from '../../documents/document-table.ts';
import type { Source, StoredDocument } from '../../documents/document.ts';
import { productWords } from '../../documents/words/product-words.ts';

/** The words of products in the language of a store view, made from their documents as they are read. */
export function viewTexts(
  sql: Sql,
  language: SearchLanguage,
  inView: (source: Source) => Source,
): TextSource {
  const vocabulary = new Set<string>();
  const textOf = ({ id, source }: StoredDocument): ProductText => {
    const words = productWords(id, inView(source), language);
    for (const word of words.vocabulary) vocabulary.add(word);
    const list = (text: string) => text.split(' ').filter((word) => word !== '');
    const said = (text: string) => list(text).filter((word) => !language.isStopWord(word));
    const [name, category] = [said(words.name), said(words.category)];
    return {
      id,
      words: writeSearchVector([
        { words: [...name.map(language.fold), ...name.map(language.stem)], weight: 'A' },
        { words: list(words.sku), weight: 'B' },
        { words: [...category.map(language.fold), ...category.map(language.stem)], weight: 'C' },
        { words: list(words.parts), weight: 'D' },
      ]),
      accents: writeSearchVector([
        { words: name.flatMap((word) => [accentedStem(word, language), word]), weight: 'D' },
      ]),
    };
  };
  return {
    async *all() {
      for await (const batch of readDocuments(sql, 'product')) yield batch.map(textOf);
    },
    async of(ids) {
      return (await readDocumentsById(sql, 'product', ids)).map(textOf);
    },
    vocabulary: () => Promise.resolve(vocabulary),
  };
}

/** The stems {@link viewTexts} writes: with accents, where a word has some, it is a spelling of its own. */
export function viewStems(language: SearchLanguage): WordStems {
  return {
    of: (words) =>
      Promise.resolve(new Map(words.map((word) => [word, accentedStem(word, language)] as const))),
  };
}

function accentedStem(word: string, { fold, stem }: SearchLanguage): string {
  const lower = word.toLowerCase();
  return lower === fold(lower) ? stem(lower) : lower;
}
