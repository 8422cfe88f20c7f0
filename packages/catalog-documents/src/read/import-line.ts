import { createHash } from 'node:crypto';
import { normaliseUnicode } from '../composed-text.ts';
import { documentTypeOf, type DocumentType, type Source } from '../document.ts';
import { toText } from '../coerce.ts';
import { idFields, prepareDocument } from './prepare-document.ts';
import { readDocument } from './read-document.ts';

/** A line of an import file: `{"_type","_id","_source"}`. */
export interface ImportDocument {
  readonly _type: string;
  readonly _id: string;
  readonly _source: Source;
}

/** A document ready to be stored. */
export interface CheckedDocument {
  readonly type: DocumentType;
  readonly id: string;
  readonly source: Source;
  /** The source as JSON. */
  readonly text: string;
  readonly hash: Buffer;
}

/** A document to be deleted: a line with `"_deleted": true` and no `_source`. */
export interface DocumentRemoval {
  readonly type: DocumentType;
  readonly id: string;
  readonly source: undefined;
}

/** Content of a line: a document, or its removal. */
export type ImportedDocument = CheckedDocument | DocumentRemoval;

export type CheckedLine<Document = CheckedDocument> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly reason: string };

const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads one line. Errors: a message that names what to change in the line. */
export function checkLine(line: string): CheckedLine<ImportedDocument> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refusedLine('not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refusedLine('not a JSON object');
  }
  const document = value as Partial<ImportDocument> & { readonly _deleted?: unknown };
  return document['_deleted'] === true ? checkRemoval(document) : checkDocument(document);
}

function checkRemoval(document: Partial<ImportDocument>): CheckedLine<DocumentRemoval> {
  const { _type: typeName, _id: ownId, _source: source } = document;
  const type = documentTypeOf(toText(typeName) ?? '');
  const id = toText(ownId);
  if (type === undefined) return refusedLine(`unknown _type ${JSON.stringify(typeName ?? null)}`);
  if (id === undefined) return refusedLine('no _id');
  if (source !== undefined) return refusedLine('has _source and _deleted');
  return { ok: true, document: { type, id, source: undefined } };
}

/**
 * Checks a document and normalises it: text composed (NFC), fields as `readFields` reads them, HTML entities of names
 * and labels decoded.
 */
export function checkDocument(document: Partial<ImportDocument>): CheckedLine {
  const { _type: typeName, _id: ownId, _source: raw } = document;
  const type = documentTypeOf(toText(typeName) ?? '');
  if (type === undefined) return refusedLine(`unknown _type ${JSON.stringify(typeName ?? null)}`);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return refusedLine('_source is not an object');
  }
  const hostile = hostileReason(raw);
  if (hostile !== undefined) return refusedLine(hostile);
  const fields = prepareDocument(type, toText(ownId), normaliseUnicode(raw) as Source);
  const id = toText(fields[idFields[type]]) ?? (type === 'product' ? undefined : toText(ownId));
  if (id === undefined) return refusedLine(type === 'product' ? 'no id' : 'no _id');
  if (id.length > 200) return refusedLine('_id is longer than 200 characters');
  const { source, reason } = readDocument(type, fields);
  if (reason !== undefined) return refusedLine(reason);
  const text = JSON.stringify(source);
  return {
    ok: true,
    document: { type, id, source, text, hash: createHash('sha256').update(text).digest() },
  };
}

/** Finds values that PostgreSQL cannot store or that could change a prototype. */
function hostileReason(source: Source): string | undefined {
  if (isTooDeep(source, maxDepth)) return `nested deeper than ${maxDepth} levels`;
  const text = JSON.stringify(source);
  if (text.includes('\\u0000')) return 'holds a NUL character';
  if (/\\ud[89a-f]/i.test(text)) return 'holds half a surrogate pair';
  return hasRefusedKey(source) ? 'holds a key that is not allowed' : undefined;
}

/** No real catalog is nested deeper. The limit keeps recursive readers from overflowing the stack. */
const maxDepth = 200;

function isTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isTooDeep(inner, depth - 1));
}

function hasRefusedKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasRefusedKey);
  return Object.entries(value).some(([key, inner]) => refusedKeys.has(key) || hasRefusedKey(inner));
}

function refusedLine(reason: string): CheckedLine<never> {
  return { ok: false, reason };
}
