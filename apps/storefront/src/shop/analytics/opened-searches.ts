/** Most searches that wait to be counted. */
const maxWaiting = 20;

const waiting: string[] = [];
let count: ((words: string) => void) | undefined;

/**
 * Reports that a search led to a page without a page of its results: by a rule of merchandising, or from the suggestions.
 * In a browser only.
 */
export function noteOpenedSearch(words: string): void {
  if (count !== undefined) count(words);
  else if (waiting.length < maxWaiting) waiting.push(words);
}

/** Calls back with the words of each such search, those before the call included. One listener. */
export function onOpenedSearch(call: (words: string) => void): void {
  count = call;
  for (const words of waiting.splice(0)) call(words);
}
