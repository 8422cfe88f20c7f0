import { pageDataAttribute, pageDataElementId } from './page-data-place.ts';

/** Timeout of the file in milliseconds. After it the page fetches its data as on a navigation. */
const timeoutMs = 10_000;

/**
 * The text of the data that a page of the server names. Errors: rejects where it names none, and where its file is
 * gone, unreachable or takes longer than 10 s.
 */
export async function fetchPageData(page: Document): Promise<string> {
  const inline = page.getElementById(pageDataElementId)?.textContent;
  if (inline !== undefined && inline !== null) return inline;
  const address = page.querySelector(`[${pageDataAttribute}]`)?.getAttribute(pageDataAttribute);
  if (address === undefined || address === null) throw new Error('The page names no data');
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`The data of the page answered ${answer.status}`);
  return answer.text();
}
