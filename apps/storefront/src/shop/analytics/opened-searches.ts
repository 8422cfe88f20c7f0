/** Largest number of searches that wait to be counted. */
const maxWaiting = 20;

const waiting: string[] = [];
let count: ((words: string) => void) | undefined;

/**
 * Reports a search that led to a page other than its results: by a merchandising rule, or from the suggestions. In a
 * browser only.
 */
export function noteOpenedSearch(words: string): void {
  if (count !== undefined) count(words);
  else if (waiting.length < maxWaiting) waiting.push(words);
}

/** Calls back with the words of each such search, including those before the call. One listener only. */
export function onOpenedSearch(call: (words: string) => void): void {
  count = call;
  for (const words of waiting.splice(0)) call(words);
}
