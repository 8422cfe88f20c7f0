/** Parameter of a fragment. Browsers keep the fragment of a redirect, and send it to no server. */
const fragmentName = 'searched';

/** Adds searched words to the target of a redirect, for {@link takeSearchedWords}; a fragment of its own stays. */
export function withSearchedWords(target: string, words: string | undefined): string {
  if (words === undefined || target.includes('#')) return target;
  return `${target}#${new URLSearchParams({ [fragmentName]: words.slice(0, 100) }).toString()}`;
}

/** Returns the words of the search that the server has redirected to this page, and removes them from its address. */
export function takeSearchedWords({
  location,
  history,
  History,
}: Window & typeof globalThis): string | undefined {
  const words = new URLSearchParams(location.hash.slice(1)).get(fragmentName);
  if (words === null) return undefined;
  // The method of the page itself is the router's: it would load the page again.
  const { replaceState } = History.prototype;
  replaceState.call(history, history.state, '', location.pathname + location.search);
  return words;
}
