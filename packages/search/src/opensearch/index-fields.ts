import type { Locale } from '@shop/format';
import { collationKey } from '@shop/format';
import { columnName } from '../fields/document-index.ts';
import { eachFieldValue } from '../fields/field-values.ts';
import { priceFields, stockFields } from '../fields/number-fields.ts';
import type { ProductStock } from '../query/catalog-search.ts';
import type { SearchDocument } from '../query/search-document.ts';

/** Index field by product field, for product fields with exactly one number. */
export const numberFields: ReadonlyMap<string, NumberField> = new Map([
  ...priceFields.map((field) => [field, 'price'] as const),
  [stockFields[0], 'is_in_stock'],
  [stockFields[1], 'qty'],
]);
export type NumberField = 'price' | 'is_in_stock' | 'qty';

/** Forms of the values of a field. Each form is an object in the index, with a member for each product field. */
const forms = {
  /** All values as text, for filters. */
  texts: { type: 'keyword', doc_values: false },
  /** Lower-case copies of the values that contain capitals. */
  lower: { type: 'keyword', doc_values: false },
  /** The values that are numbers, for ranges. */
  numbers: { type: 'double', doc_values: false },
  /** Sort position, U+0000, value: for counts. */
  counted: { type: 'keyword', index: false },
  /** Sort position of the first value, for sorting. */
  firstText: { type: 'keyword', index: false },
  /** The first value if all values of the product are numbers, for sorting and for counts of prices. */
  firstNumber: { type: 'double' },
} as const;
export type FieldForm = keyof typeof forms;

/** Maximum number of product fields in one view. */
const maxFields = 3_000;
/** Maximum number of products of a view that pages can reach. */
export const maxWindow = 100_000;

/** Settings and mapping of the index of a store view. */
export const indexBody = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    // Each change is followed by an explicit refresh.
    refresh_interval: '-1',
    'mapping.total_fields.limit': maxFields * (Object.keys(forms).length + 1),
    max_result_window: maxWindow,
  },
  mappings: {
    dynamic: 'strict',
    dynamic_templates: Object.entries(forms).map(([form, mapping]) => ({
      [form]: { path_match: `${form}.*`, mapping },
    })),
    properties: {
      ...Object.fromEntries(
        Object.keys(forms).map((form) => [form, { type: 'object', dynamic: true }]),
      ),
      id: { type: 'keyword' },
      ...Object.fromEntries(
        [...new Set(numberFields.values())].flatMap((field) => [
          [field, { type: 'double' }],
          [`${field}_text`, { type: 'keyword', doc_values: false }],
        ]),
      ),
      words: { type: 'keyword', doc_values: false },
      levels: { type: 'keyword', doc_values: false },
      accents: { type: 'keyword', doc_values: false },
      name_factor: { type: 'float', index: false },
      // Words of the vocabulary are separate documents.
      written: { type: 'keyword', index: false },
      folded: { type: 'keyword', doc_values: false },
      // The mark of the writer is a separate document.
      mark: { type: 'keyword', index: false, doc_values: false },
    },
  },
};

/** Returns the index name of one form of a product field. */
export function formField(form: FieldForm, field: string): string {
  return `${form}.${memberName(field)}`;
}

/** Escapes the characters that have a meaning in index field names. */
function memberName(field: string): string {
  const escaped = columnName(field).replaceAll(
    /[^A-Za-z0-9]/gu,
    (sign) => `_${sign.codePointAt(0)?.toString(16)}_`,
  );
  return `f${escaped}`;
}

/** Returns all forms of the values of a document; the fields in `fields` that the document lacks are empty. */
export function documentFields(
  document: SearchDocument,
  locale: Locale,
  fields: readonly string[] = [],
): Readonly<Record<FieldForm, Readonly<Record<string, unknown>>>> {
  const texts = new Map<string, string[]>(fields.map((field) => [field, []]));
  eachFieldValue(document, (path, text) => {
    if (numberFields.has(path)) return;
    const values = texts.get(path);
    if (values === undefined) texts.set(path, [text]);
    else if (!values.includes(text)) values.push(text);
  });
  const result: Record<FieldForm, Record<string, unknown>> = {
    texts: {},
    lower: {},
    numbers: {},
    counted: {},
    firstText: {},
    firstNumber: {},
  };
  for (const [path, values] of texts) {
    const name = memberName(path);
    const [first] = values;
    const numbers = values.filter(isNumber).map(Number);
    const keys = values.map((text) => collationKey(text, locale));
    result.texts[name] = values;
    result.lower[name] = values
      .map((text) => text.toLowerCase())
      .filter((lower, at) => lower !== values[at]);
    result.numbers[name] = numbers;
    result.counted[name] = keys.flatMap((key, at) =>
      values[at] === '' ? [] : [`${key}\0${values[at]}`],
    );
    result.firstText[name] = keys[0] ?? null;
    result.firstNumber[name] =
      first !== undefined && numbers.length === values.length ? numbers[0] : null;
  }
  return result;
}

/** Returns the value of a counted term. */
export function countedValue(term: string): string {
  return term.slice(term.lastIndexOf('\0') + 1);
}

export function priceValues(price: number | null | undefined): Readonly<Record<string, unknown>> {
  return {
    price: price ?? null,
    price_text: price === null || price === undefined ? null : String(price),
  };
}

export function stockValues({ isInStock, qty }: ProductStock): Readonly<Record<string, unknown>> {
  return {
    is_in_stock: Number(isInStock),
    is_in_stock_text: String(Number(isInStock)),
    qty,
    qty_text: String(qty),
  };
}

function isNumber(text: string): boolean {
  return text !== '' && Number.isFinite(Number(text));
}
