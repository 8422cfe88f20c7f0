import type { Fetch, HttpRequest } from '@shop/kernel';
import type { DocumentStore, PageDocuments } from './document-store.ts';

/** Calls whose responses contain lists of products. */
const productLists = /\/api\/(?:catalog|ext\/pages\/listing)(?:\?|$)/;

const asksForProducts = ({ url, body }: HttpRequest) =>
  productLists.test(url) && body?.includes('"type":"product"') !== false;

/**
 * Requests hashes instead of the products of a search, if the products of the last lists were stored. A backend without
 * hashes answers with the products. Source: decision 0123.
 */
const withHashes = (call: HttpRequest): HttpRequest => ({
  ...call,
  headers: { ...call.headers, 'x-product-texts': 'hashes' },
});

/**
 * Calls the API with references to stored products in the responses. A list with the hash of a product that is not
 * stored is requested again, with its products.
 */
export function documentCalls(
  fetch: Fetch,
  store: Pick<DocumentStore, 'isFamiliar'>,
  page: Pick<PageDocuments, 'withReferences'>,
): Fetch {
  async function ask(call: HttpRequest, attempt: HttpRequest): ReturnType<Fetch> {
    const answer = await fetch(attempt);
    if (!answer.ok || answer.value.status !== 200) return answer;
    const body = page.withReferences(answer.value.body);
    if (body !== undefined) return { ok: true, value: { ...answer.value, body } };
    return attempt === call ? answer : ask(call, call);
  }

  return (call) => {
    if (!asksForProducts(call)) return fetch(call);
    // The page call is made by a page without stored products, so it requests the products.
    const isSearch = call.method === 'POST';
    return ask(call, isSearch && store.isFamiliar() ? withHashes(call) : call);
  };
}
