import { sku, wireFlag, wireId, wireNumber, wireText } from '@shop/contract';
import { decodeHTMLStrict } from 'entities';
import * as v from 'valibot';
import type { Source } from '../document.ts';

/** Parts of a valibot schema that `readFields` needs. */
interface FieldSchema {
  readonly type: string;
  readonly entries?: Fields;
  readonly wrapped?: FieldSchema;
  readonly item?: FieldSchema;
  readonly getter?: (input: unknown) => FieldSchema;
  readonly fallback?: unknown;
}
type Fields = Readonly<Record<string, FieldSchema>>;

/** Fields that were read; `problem` names the first unreadable one, with its path. */
export interface ReadFields {
  readonly fields: Source;
  readonly problem: string | undefined;
}

export interface ReadRules {
  /** Names of fields that hold plain text. Their HTML entities are decoded once. */
  readonly plainText: ReadonlySet<string>;
  /** Names of fields where an empty text is a value. */
  readonly emptyText: ReadonlySet<string>;
  /** Fields without a schema that are lists of option ids. */
  readonly optionLists: RegExp;
}

/**
 * Reads a document by its schema. Catalogs of other shops write one value in several ways; each is converted to the
 * form of the schema. Any other form is reported as a problem:
 * - `null` and `''` are absent, inside lists too, except `''` where the rules name the field;
 * - numbers and flags may be text, texts may be numbers;
 * - a list may be an object whose keys are whole numbers, in the order of its keys; a list of ids or texts may also be
 *   a text with commas, or its only value.
 * A field that the schema does not name stays unchanged, except that an object with whole-number keys from 0 becomes a
 * list there too. Missing fields are not checked here: check the result with the schema.
 */
export function readFields(schema: v.GenericSchema, source: Source, rules: ReadRules): ReadFields {
  const problems: string[] = [];
  const { entries = {} } = schema as unknown as FieldSchema;
  const fields = readObject(entries, source, '', { ...rules, problems });
  return { fields, problem: problems[0] };
}

interface Reading extends ReadRules {
  readonly problems: string[];
}

function readObject(entries: Fields, source: Source, path: string, reading: Reading): Source {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(source)) {
    const at = path === '' ? name : `${path}.${name}`;
    const schema = Object.hasOwn(entries, name) ? entries[name] : undefined;
    const read =
      schema === undefined
        ? readUnknown(name, value, at, reading)
        : value === '' && reading.emptyText.has(name)
          ? value
          : readValue(schema, value, at, reading);
    if (read === undefined) continue;
    fields[name] =
      typeof read === 'string' && reading.plainText.has(name) ? decodeHTMLStrict(read) : read;
  }
  return fields;
}

function readUnknown(name: string, value: unknown, at: string, reading: Reading): unknown {
  if (reading.optionLists.test(name)) return readList(wireText, value, at, reading);
  // Keys that begin at another number may be ids and must be kept.
  return isPlainObject(value) && Object.hasOwn(value, '0') ? (listValues(value) ?? value) : value;
}

function readValue(schema: FieldSchema, value: unknown, at: string, reading: Reading): unknown {
  if (isAbsent(value)) return undefined;
  const read = readAs(innerSchema(schema), value, at, reading);
  // The wire ignores a damaged field of this kind; the importer reports it.
  if ('fallback' in schema && schema.wrapped !== undefined && read !== undefined) {
    const strict = v.safeParse(schema.wrapped as unknown as v.GenericSchema, read);
    if (!strict.success) refuse(reading, at, strict.issues[0].message);
  }
  return read;
}

function innerSchema(schema: FieldSchema): FieldSchema {
  const { wrapped } = schema;
  return wrapped === undefined || scalarReaders.has(schema) ? schema : innerSchema(wrapped);
}

function readAs(schema: FieldSchema, value: unknown, at: string, reading: Reading): unknown {
  const scalar = scalarReaders.get(schema) ?? plainReaders[schema.type];
  if (scalar !== undefined) {
    const { kind, read } = scalar;
    const fieldValue = read(value);
    if (fieldValue === undefined) refuse(reading, at, `${valueText(value)} is no ${kind}`);
    return fieldValue;
  }
  switch (schema.type) {
    case 'array':
      return readList(schema.item ?? anything, value, at, reading);
    case 'lazy':
      return readValue(schema.getter?.(undefined) ?? anything, value, at, reading);
    case 'object':
    case 'loose_object':
    case 'record': {
      if (!isPlainObject(value)) {
        refuse(reading, at, `${valueText(value)} is no object`);
        return undefined;
      }
      return readObject(schema.entries ?? {}, value, at, reading);
    }
    default:
      return value;
  }
}

function readList(item: FieldSchema, value: unknown, at: string, reading: Reading): unknown {
  if (isAbsent(value)) return undefined;
  const values = listValues(value) ?? listedValues(item, value);
  if (values === undefined) {
    refuse(reading, at, `${valueText(value)} is no list`);
    return undefined;
  }
  return values
    .filter((element) => !isAbsent(element))
    .map((element, index) => readValue(item, element, `${at}.${index}`, reading));
}

/** Returns the elements of a list, also of an object whose keys are whole numbers, in their order. */
export function listValues(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isPlainObject(value)) return undefined;
  const keys = Object.keys(value);
  if (!keys.every((key) => /^\d+$/.test(key))) return undefined;
  return keys.sort((a, b) => Number(a) - Number(b)).map((key) => value[key]);
}

/** Reads ids or texts separated by commas, or a single one. */
function listedValues(item: FieldSchema, value: unknown): readonly unknown[] | undefined {
  const schema = innerSchema(item);
  if (!scalarReaders.has(schema) && plainReaders[schema.type] === undefined) return undefined;
  if (typeof value === 'number') return [value];
  return typeof value === 'string' ? value.split(',').map((text) => text.trim()) : undefined;
}

interface ScalarReader {
  readonly kind: string;
  /** Returns `undefined` for an invalid value. */
  read(value: unknown): unknown;
}

const number: ScalarReader = { kind: 'number', read: readNumber };
const text: ScalarReader = { kind: 'text', read: readText };
const flag: ScalarReader = { kind: 'yes or no', read: readFlag };
const plainReaders: Readonly<Record<string, ScalarReader | undefined>> = {
  number,
  string: text,
  picklist: text,
  boolean: flag,
};
const scalarReaders: ReadonlyMap<unknown, ScalarReader> = new Map<unknown, ScalarReader>([
  [wireNumber, number],
  // The wire accepts a number as text.
  [wireText, { kind: 'text', read: readTextOrNumber }],
  [wireFlag, flag],
  [wireId, { kind: 'whole number', read: readId }],
  [
    sku,
    {
      kind: 'article number: 1 to 100 characters, no comma, no control character, no blank at an end (CO-71)',
      read: readSku,
    },
  ],
]);
const anything: FieldSchema = { type: 'unknown' };

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(value.trim())) return undefined;
  return Number(value);
}

function readId(value: unknown): number | undefined {
  const id = readNumber(value);
  return Number.isSafeInteger(id) ? id : undefined;
}

function readTextOrNumber(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;
}

function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  return value === 0 || value === '0' || value === 'false' ? false : undefined;
}

/** Reads text without trimming: with spaces at its ends it is another value on the wire. */
function readSku(value: unknown): string | undefined {
  const read = readText(value);
  const parsed = v.safeParse(sku, read);
  return parsed.success && parsed.output === read ? read : undefined;
}

/** An empty text is absent in most fields; see `ReadRules.emptyText`. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isPlainObject(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse({ problems }: Reading, at: string, what: string): void {
  problems.push(`${at}: ${what}`);
}

function valueText(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
