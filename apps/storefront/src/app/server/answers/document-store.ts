import { hash } from 'node:crypto';
import { product, type Product } from '@shop/contract';
import * as v from 'valibot';

/** Products of one page. */
export interface PageDocuments {
  /**
   * Returns the response with a reference instead of every product in its list. Products that cannot be parsed stay
   * unchanged. `body`: JSON of a search for products, or of the page call of a listing. Undefined if the response has
   * the hash of a product that is not stored.
   */
  withReferences(body: string): string | undefined;
  /** Returns the product of a reference on this page. */
  find(document: unknown): Product | undefined;
}

/** Parsed products by the hash of their JSON text, for all requests of a process. */
export interface DocumentStore {
  forPage(): PageDocuments;
  /** Returns true if all products of the last lists were stored: the next list can be requested with hashes. */
  isFamiliar(): boolean;
  figures(): { readonly documents: number; readonly bytes: number };
}

/** Beginnings of the list in a response: a search has only the list, the page call of a listing has other fields. */
const listStarts = ['{"items":[', '"listing":{"items":['];

/** Key of a reference. No document of the API has such a field. */
const referenceKey = '$stored';

/** Product replaced by its hash, as the API writes it. */
const hashStart = '{"$text":"';
const hashLength = 22;

/** Last field of a product in a list: its rank in this response, which the shop does not show. */
const scoreField = /,?"_score":[^,"{}[\]]*\}$/;

interface StoredDocument {
  readonly product: Product;
  readonly bytes: number;
}

/**
 * Number of consecutive products found in the store, about ten lists; after fewer the next list is likely to have one
 * that is not stored.
 */
const familiarAfter = 240;

/** Returns the hash of a product's fields without the enclosing braces, as the API computes it. */
const hashOf = (fields: string) => hash('sha256', fields, 'base64url').slice(0, hashLength);

/**
 * Creates the store. It parses a product once while its text is the same, so that no invalidation is needed. Evicts the
 * least recently used. A returned product must not be changed.
 */
export function createDocumentStore(maxBytes: number): DocumentStore {
  /** In the order of last use. */
  const documents = new Map<string, StoredDocument>();
  let bytes = 0;
  let foundInARow = 0;

  function read(textHash: string): Product | undefined {
    const document = documents.get(textHash);
    if (document === undefined) return undefined;
    documents.delete(textHash);
    documents.set(textHash, document);
    return document.product;
  }

  function store(textHash: string, document: StoredDocument): void {
    documents.set(textHash, document);
    bytes += document.bytes;
    for (const [oldest, { bytes: oldestBytes }] of documents) {
      if (bytes <= maxBytes) break;
      documents.delete(oldest);
      bytes -= oldestBytes;
    }
  }

  /** Returns the product of a text; parses it unless it is stored. */
  function parse(text: string): { product: Product | undefined; isNew: boolean } {
    const score = scoreField.exec(text);
    const fields = score === null ? text.slice(1, -1) : text.slice(1, score.index);
    const textHash = hashOf(fields);
    const storedProduct = read(textHash);
    if (storedProduct !== undefined) return { product: storedProduct, isNew: false };
    const parsed = v.safeParse(product, JSON.parse(`{${fields}}`));
    if (!parsed.success) return { product: undefined, isNew: true };
    // An object takes about three times the memory of its text.
    store(textHash, { product: parsed.output, bytes: 3 * text.length });
    return { product: parsed.output, isNew: true };
  }

  return {
    forPage() {
      const referencedProducts: Product[] = [];

      const reference = (document: Product) =>
        `{"${referenceKey}":${String(referencedProducts.push(document) - 1)}}`;

      return {
        withReferences(body) {
          const start = listStart(body);
          const list = start === undefined ? undefined : elementsOf(body, start);
          if (start === undefined || list === undefined) return body;
          const items: string[] = [];
          let isWholeListStored = true;
          for (const [from, to] of list.elements) {
            if (body.startsWith(hashStart, from)) {
              const hashFrom = from + hashStart.length;
              const document = read(body.slice(hashFrom, hashFrom + hashLength));
              if (document === undefined) {
                foundInARow = 0;
                return undefined;
              }
              items.push(reference(document));
              continue;
            }
            const text = body.slice(from, to);
            const document = parse(text);
            isWholeListStored &&= !document.isNew;
            items.push(document.product === undefined ? text : reference(document.product));
          }
          foundInARow = isWholeListStored ? foundInARow + items.length : 0;
          return body.slice(0, start) + items.join(',') + body.slice(list.end);
        },
        find(document) {
          const number = (document as { readonly [referenceKey]?: unknown } | null)?.[referenceKey];
          return typeof number === 'number' ? referencedProducts[number] : undefined;
        },
      };
    },
    isFamiliar: () => foundInARow >= familiarAfter,
    figures: () => ({ documents: documents.size, bytes }),
  };
}

function listStart(body: string): number | undefined {
  for (const start of listStarts) {
    const at = start.startsWith('{') ? (body.startsWith(start) ? 0 : -1) : body.indexOf(start);
    if (at >= 0) return at + start.length;
  }
  return undefined;
}

const quote = 34;
const backslash = 92;

interface ListElements {
  /** Start and end of each element. */
  readonly elements: readonly (readonly [from: number, to: number])[];
  /** Position of the list's closing bracket. */
  readonly end: number;
}

/**
 * Finds the objects of a JSON list whose first element begins at `start`; undefined if an element is no object or the
 * list has no end.
 */
function elementsOf(json: string, start: number): ListElements | undefined {
  const elements: [number, number][] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < json.length; at += 1) {
    const letter = json.charCodeAt(at);
    if (letter === quote) {
      at = stringEnd(json, at);
      if (at < 0 || depth === 0) return undefined;
    } else if (letter === 123 /* { */ || letter === 91 /* [ */) {
      if (depth === 0) from = at;
      depth += 1;
    } else if (letter === 125 /* } */ || letter === 93 /* ] */) {
      if (depth === 0) return { elements, end: at };
      depth -= 1;
      if (depth === 0) elements.push([from, at + 1]);
    } else if (depth === 0 && letter !== 44 /* , */) return undefined;
  }
  return undefined;
}

/** Finds the closing quote of the string that begins at `start`; -1 without one. */
function stringEnd(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end >= 0) {
    let precedingIndex = end - 1;
    while (json.charCodeAt(precedingIndex) === backslash) precedingIndex -= 1;
    if ((end - precedingIndex) % 2 === 1) return end;
    end = json.indexOf('"', end + 1);
  }
  return -1;
}
