import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Kind of page where a shopper reads a text: a screen of the shop, an email or plain page, a content page, or a
 * product.
 */
export type TextKind = 'screen' | 'email' | 'page' | 'product';

/** A Hungarian text of the shop. `place` is the English message or the path of the file. */
export interface HungarianText {
  readonly kind: TextKind;
  readonly place: string;
  readonly text: string;
}

const repository = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();

/** Returns every Hungarian text that a shopper can see. Reviews are omitted, because customers write them. */
export function hungarianTexts(): readonly HungarianText[] {
  return [
    ...catalogTexts('apps/storefront/src/locales/hu.po', 'screen'),
    ...catalogTexts('packages/emails/src/locales/hu.po', 'email'),
    ...serverTexts(),
    ...pageTexts(),
    ...productTexts(),
  ];
}

/** Returns the texts of screens in a language. */
export function screenTexts(language: string): readonly string[] {
  const texts = catalogTexts(`apps/storefront/src/locales/${language}.po`, 'screen');
  return texts.map(({ text }) => text);
}

/** Returns the texts of screens, emails and phrasebooks in another language. */
export function translatedTexts(language: 'de' | 'it'): readonly string[] {
  return [
    ...['apps/storefront', 'packages/emails'].flatMap((folder) =>
      catalogTexts(`${folder}/src/locales/${language}.po`, 'screen').map(({ text }) => text),
    ),
    ...filesIn(`demo/content/views/${language}`)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => textsIn(JSON.parse(read(file)))),
  ];
}

/** Returns the messages of a lingui catalog. */
function catalogTexts(file: string, kind: TextKind): HungarianText[] {
  const messages = read(file).matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm);
  return [...messages].map(([, place = '', text = '']) => ({ kind, place, text }));
}

/**
 * Returns the texts of feeds and plain pages of the servers: the string literals of every block of Hungarian words in
 * their sources.
 */
function serverTexts(): HungarianText[] {
  return [
    'apps/commerce-api/src',
    'apps/ssr-server/src',
    'packages/cart-prices/src',
    'packages/content-files/src',
    'packages/feeds/src',
    'packages/invoices/src',
    'packages/payments/src',
  ]
    .flatMap(filesIn)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('/test/'))
    .flatMap((place) => {
      const source = read(place);
      return [...source.matchAll(/\bhu: [[{]|\bhungarian: \w+ = \{/g)].flatMap(({ index }) =>
        literalsIn(blockAt(source, index)).map((text): HungarianText => ({
          kind: 'email',
          place,
          text,
        })),
      );
    });
}

/** Returns the text from the first bracket at or after `start` to the bracket that closes it. */
function blockAt(source: string, start: number): string {
  let depth = 0;
  for (let at = source.slice(start).search(/[[{]/) + start; at < source.length; at += 1) {
    if ('[{'.includes(source.charAt(at))) depth += 1;
    if (']}'.includes(source.charAt(at))) depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  return source.slice(start);
}

/** Returns the string literals of a source. Each placeholder is written as `{}`. */
function literalsIn(source: string): string[] {
  const found = source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g);
  return [...found].map(([, plain, template]) =>
    (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '{}'),
  );
}

function pageTexts(): HungarianText[] {
  return filesIn('demo/content')
    .filter((file) => file.endsWith('.json'))
    .filter((file) => !/^demo\/content\/(?:views|media|search|home\/(?:de|it)_)/.test(file))
    .flatMap((place) =>
      textsIn(JSON.parse(read(place))).map((text): HungarianText => ({
        kind: 'page',
        place,
        text,
      })),
    );
}

function productTexts(): HungarianText[] {
  return ['products', 'categories', 'attributes', 'cms-pages'].flatMap((name) => {
    const place = `demo/content/catalog/${name}.ndjson`;
    const texts = read(place)
      .trimEnd()
      .split('\n')
      .flatMap((line) => textsIn(JSON.parse(line)));
    return [...new Set(texts)].map((text): HungarianText => ({ kind: 'product', place, text }));
  });
}

/** Returns all texts of a document, without its codes and addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/|^[\da-z_-]*$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
