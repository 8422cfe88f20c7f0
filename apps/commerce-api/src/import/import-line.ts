import { createHash } from 'node:crypto';
import { attribute, longestSku, product, review, taxRule } from '@shop/contract';
import * as v from 'valibot';
import { completeProduct, type CatalogueFacts } from '../catalogue/complete-product.ts';
import { documentTypeOf, type DocumentType, type Source } from '../catalogue/document.ts';
import { asNumber, asWord } from '../catalogue/loose.ts';

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

export type CheckedLine<Document = CheckedDocument> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly reason: string };

const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads one line. What is wrong with it is said in words a person can act on. */
export function checkLine(line: string): CheckedLine<CheckedDocument | DocumentRemoval> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refused('not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refused('not a JSON object');
  }
  const document = value as Partial<ImportDocument> & { readonly _deleted?: unknown };
  return document['_deleted'] === true ? checkRemoval(document) : checkDocument(document);
}

function checkRemoval(document: Partial<ImportDocument>): CheckedLine<DocumentRemoval> {
  const { _type: typeName, _id: ownId, _source: source } = document;
  const type = documentTypeOf(asWord(typeName) ?? '');
  const id = asWord(ownId);
  if (type === undefined) return refused(`unknown _type ${JSON.stringify(typeName ?? null)}`);
  if (id === undefined) return refused('no _id');
  if (source !== undefined) return refused('has _source and _deleted');
  return { ok: true, document: { type, id, source: undefined } };
}

export function checkDocument(document: Partial<ImportDocument>): CheckedLine {
  const { _type: typeName, _id: ownId, _source: source } = document;
  const type = documentTypeOf(asWord(typeName) ?? '');
  if (type === undefined) return refused(`unknown _type ${JSON.stringify(typeName ?? null)}`);
  if (typeof source !== 'object' || source === null || Array.isArray(source)) {
    return refused('_source is not an object');
  }
  // A product is known by its number whatever the file calls it.
  const id = type === 'product' ? asWord(source['id']) : (asWord(ownId) ?? asWord(source['id']));
  if (id === undefined) return refused('no _id');
  if (id.length > 200) return refused('_id is longer than 200 characters');
  const text = JSON.stringify(source);
  const hostile = hostileReason(source, text);
  if (hostile !== undefined) return refused(hostile);
  const wrong = problem(type, id, source);
  if (wrong !== undefined) return refused(wrong);
  return {
    ok: true,
    document: { type, id, source, text, hash: createHash('sha256').update(text).digest() },
  };
}

/** What PostgreSQL cannot hold or what could reach a prototype. */
function hostileReason(source: Source, text: string): string | undefined {
  if (text.includes('\\u0000')) return 'holds a NUL character';
  if (/\\ud[89a-f]/i.test(text)) return 'holds half a surrogate pair';
  return hasRefusedKey(source) ? 'holds a key that is not allowed' : undefined;
}

function hasRefusedKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasRefusedKey);
  return Object.entries(value).some(([key, inner]) => refusedKeys.has(key) || hasRefusedKey(inner));
}

/** For checking only: what the rest of the catalogue would fill in does not make a document right or wrong. */
const nobodyKnows: CatalogueFacts = {
  attribute: () => undefined,
  categoryName: () => undefined,
  productIdOf: () => undefined,
  usesUrlKeys: true,
};

const category = v.looseObject({ name: v.pipe(v.string(), v.minLength(1)) });
const content = v.looseObject({ identifier: v.pipe(v.string(), v.minLength(1)) });

function problem(type: DocumentType, id: string, source: Source): string | undefined {
  switch (type) {
    case 'product':
      return productProblem(source);
    case 'category':
      return asNumber(source['id']) === undefined
        ? 'id is not a number'
        : schemaProblem(category, source);
    case 'attribute':
      return schemaProblem(attribute, source);
    case 'attribute_group':
      return asNumber(source['attribute_group_id']) === undefined
        ? 'attribute_group_id is not a number'
        : undefined;
    case 'taxrule':
      return schemaProblem(taxRule, { ...source, id: source['id'] ?? id });
    case 'review':
      return schemaProblem(review, source);
    case 'cms_page':
    case 'cms_block':
      return schemaProblem(content, source);
    case 'cms_hierarchy':
    case 'prismic':
    case 'mlc':
    case 'instagram':
      return undefined;
  }
}

function productProblem(source: Source): string | undefined {
  for (const field of ['id', 'sku', 'type_id']) {
    if (asWord(source[field]) === undefined) return `no ${field}`;
  }
  if ((asWord(source['sku']) ?? '').length > longestSku) {
    return `sku is longer than ${longestSku} characters`;
  }
  return schemaProblem(product, completeProduct(source, nobodyKnows));
}

function schemaProblem(schema: v.GenericSchema, value: unknown): string | undefined {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return undefined;
  const [issue] = parsed.issues;
  return `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`;
}

function refused(reason: string): CheckedLine<never> {
  return { ok: false, reason };
}
