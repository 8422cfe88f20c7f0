import { commonDataAttribute, pageDataAttribute, pageDataElementId } from './page-data-place.ts';

/** Timeout of a file in milliseconds. After it the page fetches its data as in a navigation. */
const timeoutMs = 10_000;

/**
 * Fetches the data files that a server-rendered page names: its own, and the one that pages of its store view share.
 * Errors: rejects if the page names none, and if a file is missing, unreachable or takes longer than 10 s.
 */
export async function fetchPageData(page: Document): Promise<readonly string[]> {
  const inline = page.getElementById(pageDataElementId)?.textContent;
  if (inline !== undefined && inline !== null) return [inline];
  const addresses = [pageDataAttribute, commonDataAttribute].flatMap(
    (name) => page.querySelector(`[${name}]`)?.getAttribute(name) ?? [],
  );
  if (addresses.length === 0) throw new Error('The page names no data');
  return Promise.all(addresses.map(fetchText));
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`The data of the page answered ${answer.status}`);
  return answer.text();
}
