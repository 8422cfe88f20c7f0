import { product } from '@shop/contract';
import { momentOf } from '@shop/calendar';
import { decodeHTMLStrict } from 'entities';
import * as v from 'valibot';
import { isAddressable } from '../addressable.ts';
import { normaliseProduct, type CatalogFacts } from '../normalise-product.ts';
import type { DocumentType, Source } from '../document.ts';
import { toSources, toRawText, toText } from '../coerce.ts';
import { timeZone } from '../prices/price-record.ts';
import { importedSchemas, optionLists } from './imported-documents.ts';
import { readFields, type ReadRules } from './read-fields.ts';
import { taxClassProblem } from './tax-class.ts';

/** Fields of a document in the form the shop stores, or the reason for their refusal. */
export type ReadDocument =
  | { readonly source: Source; readonly reason: undefined }
  | { readonly source?: undefined; readonly reason: string };

/** Used for checking only: facts from the rest of the catalog do not make a document valid or invalid. */
const nobodyKnows: CatalogFacts = {
  attribute: () => undefined,
  categoryName: () => undefined,
  productIdOf: () => undefined,
  usesUrlKeys: true,
};

const names = ['name', 'label', 'title', 'frontend_label', 'default_frontend_label', 'lab'];
const catalogTypes: ReadonlySet<DocumentType> = new Set([
  'product',
  'category',
  'attribute',
  'attribute_group',
]);

function rulesOf(type: DocumentType): ReadRules {
  return {
    // Shoppers' texts in reviews, and the HTML of pages, stay unchanged.
    plainText: new Set(catalogTypes.has(type) ? names : []),
    // An attribute may have an empty text as its default.
    emptyText: new Set(type === 'attribute' ? ['default_value'] : []),
    optionLists: type === 'product' ? optionLists : /^$/,
  };
}

/** Reads and checks the fields of a prepared document. */
export function readDocument(type: DocumentType, prepared: Source): ReadDocument {
  const schema: v.GenericSchema = importedSchemas[type];
  const { fields, problem } = readFields(schema, prepared, rulesOf(type));
  if (problem !== undefined) return { reason: problem };
  const source = withPlainPaths(type, fields);
  const reason =
    (type === 'product' ? missingField(source) : undefined) ??
    schemaProblem(schema, source) ??
    pathProblem(type, source, '') ??
    (type === 'product' ? productProblem(source) : undefined);
  return reason === undefined ? { source: withReadableSummary(source), reason } : { reason };
}

const markup: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A short description is a line of HTML (FO-40). Decodes its entities once, except those of markup characters, which
 * would become tags.
 */
function withReadableSummary(source: Source): Source {
  const { short_description: summary } = source;
  if (typeof summary !== 'string') return source;
  const readable = summary.replace(/&#?[a-z\d]+;/gi, (entity) => {
    const decoded = decodeHTMLStrict(entity);
    return markup[decoded] ?? decoded;
  });
  return readable === summary ? source : { ...source, short_description: readable };
}

function missingField(source: Source): string | undefined {
  const missing = ['id', 'sku', 'type_id'].find((field) => toText(source[field]) === undefined);
  return missing && `no ${missing}`;
}

function productProblem(source: Source): string | undefined {
  return (
    dateProblem(source, '') ??
    toSources(source['configurable_children'])
      .map((child, at) => dateProblem(child, `configurable_children.${at}.`))
      .find((problem) => problem !== undefined) ??
    taxClassProblem(source) ??
    schemaProblem(product, normaliseProduct(source, nobodyKnows))
  );
}

/** An offer with an unreadable date would never end. */
function dateProblem(source: Source, path: string): string | undefined {
  for (const field of ['special_from_date', 'special_to_date', 'created_at', 'updated_at']) {
    const text = toRawText(source[field]);
    if (text !== undefined && momentOf(text, timeZone) === undefined) {
      return `${path}${field}: ${JSON.stringify(text)} is no date`;
    }
  }
  return undefined;
}

const hasPath: ReadonlySet<DocumentType> = new Set(['product', 'category']);

/** Returns the fields with every url_path stripped of leading and trailing slashes, at any depth of a tree. */
function withPlainPaths(type: DocumentType, source: Source): Source {
  if (!hasPath.has(type)) return source;
  const { url_path: path, children_data: children } = source;
  const plain = toText(path)?.replace(/^\/+|\/+$/g, '');
  return {
    ...source,
    ...(path === plain ? {} : { url_path: plain || undefined }),
    ...(children === undefined
      ? {}
      : { children_data: toSources(children).map((child) => withPlainPaths(type, child)) }),
  };
}

/** A listed product must have an address that leads back to it. */
function pathProblem(type: DocumentType, source: Source, at: string): string | undefined {
  if (!hasPath.has(type)) return undefined;
  const path = toRawText(source['url_path']);
  const problem =
    path === undefined || isAddressable(path)
      ? undefined
      : `${at}url_path: ${JSON.stringify(path.slice(0, 60))} leads to no page`;
  if (problem !== undefined) return problem;
  return toSources(source['children_data'])
    .map((child, index) => pathProblem(type, child, `${at}children_data.${index}.`))
    .find((reason) => reason !== undefined);
}

function schemaProblem(schema: v.GenericSchema, value: unknown): string | undefined {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return undefined;
  const [issue] = parsed.issues;
  return `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`;
}
