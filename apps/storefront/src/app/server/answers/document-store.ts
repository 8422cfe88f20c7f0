import { product, type Product } from '@shop/contract';
import * as v from 'valibot';

/** The products of one page. */
interface PageDocuments {
  /**
   * Returns the response with a reference in the place of every product of its list. Products it cannot parse stay as
   * they are. `body`: JSON of a search for products, or of the page call of a listing.
   */
  withReferences(body: string): string;
  /** The product a reference of this page stands for. */
  find(document: unknown): Product | undefined;
}

/** Parsed products by their JSON text, for all requests of a process. */
export interface DocumentStore {
  forPage(): PageDocuments;
  figures(): { readonly documents: number; readonly bytes: number };
}

/** Beginnings of the list in a response: a search has only the list, the page call of a listing has other fields. */
const listStarts = ['{"items":[', '"listing":{"items":['];

/** Text of a reference, and its key. No document of the API has such a field. */
const referenceKey = '$stored';

/**
 * Parses a product once as long as its text is the same, so that nothing needs to be invalidated. Least recently used out
 * first. A returned product must not be changed.
 */
export function createDocumentStore(maxBytes: number): DocumentStore {
  /** In the order of their last use. */
  const productsByText = new Map<string, Product>();
  let bytes = 0;

  // The text takes up to two bytes a character, the object about three times as much as its text.
  const bytesOf = (text: string) => 5 * text.length;

  function store(text: string, document: Product): void {
    // A copy: a substring would keep the whole text in memory.
    productsByText.set(Buffer.from(text).toString(), document);
    bytes += bytesOf(text);
    for (const oldest of productsByText.keys()) {
      if (bytes <= maxBytes) break;
      productsByText.delete(oldest);
      bytes -= bytesOf(oldest);
    }
  }

  function read(text: string): Product | undefined {
    const storedProduct = productsByText.get(text);
    if (storedProduct !== undefined) {
      productsByText.delete(text);
      productsByText.set(text, storedProduct);
      return storedProduct;
    }
    const parsed = v.safeParse(product, JSON.parse(text));
    if (!parsed.success) return undefined;
    store(text, parsed.output);
    return parsed.output;
  }

  return {
    forPage() {
      const referencedProducts: Product[] = [];

      function reference(text: string): string {
        const document = read(text);
        return document === undefined
          ? text
          : `{"${referenceKey}":${String(referencedProducts.push(document) - 1)}}`;
      }

      return {
        withReferences(body) {
          const start = listStart(body);
          const list = start === undefined ? undefined : elementsOf(body, start);
          if (start === undefined || list === undefined) return body;
          const items = list.elements.map(([from, to]) => reference(body.slice(from, to)));
          return body.slice(0, start) + items.join(',') + body.slice(list.end);
        },
        find(document) {
          const number = (document as { readonly [referenceKey]?: unknown } | null)?.[referenceKey];
          return typeof number === 'number' ? referencedProducts[number] : undefined;
        },
      };
    },
    figures: () => ({ documents: productsByText.size, bytes }),
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

/** Finds the objects of a JSON list whose first element begins at `start`; undefined for other elements or no end. */
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
