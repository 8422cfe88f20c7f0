import type { Phrasebook } from './phrasebook.ts';

/** Fields of content files that contain text. All others are an address, a name, a number or a date. */
const textFields = new Set([
  'title',
  'subtitle',
  'lead',
  'description',
  'kicker',
  'label',
  'heading',
  'text',
  'alt',
  'caption',
  'question',
  'answer',
  'body',
  'list',
  'pairs',
  'columns',
  'rows',
  'topics',
  'notes',
]);

/** Returns a value of the content with its texts translated for a view. */
export function contentInView<T>(value: T, { translate }: Pick<Phrasebook, 'translate'>): T {
  const walk = (part: unknown, isText: boolean): unknown => {
    if (typeof part === 'string') return isText ? translate(part) : part;
    if (Array.isArray(part)) return part.map((item) => walk(item, isText));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([field, inner]) => [field, walk(inner, textFields.has(field))]),
    );
  };
  return walk(value, false) as T;
}

/** Returns every text in a value of the content. */
export function contentTexts(value: unknown): readonly string[] {
  const texts: string[] = [];
  contentInView(value, {
    translate: (text) => {
      texts.push(text);
      return text;
    },
  });
  return texts;
}
