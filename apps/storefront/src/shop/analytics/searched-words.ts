/** Parameter of a fragment. Browsers keep the fragment of a redirect, and send it to no server. */
const fragmentName = 'searched';

/** Adds searched words to the target of a redirect, for {@link takeSearchedWords}; a fragment of its own stays. */
export function withSearchedWords(target: string, words: string | undefined): string {
  if (words === undefined || target.includes('#')) return target;
  return `${target}#${new URLSearchParams({ [fragmentName]: words.slice(0, 100) }).toString()}`;
}

/** Returns the words of the search that the server has redirected to this page, and removes them from its address; '' for none. */
export function takeSearchedWords(page: Window & typeof globalThis): string {
  const { location, history } = page;
  const words = new URLSearchParams(location.hash.slice(1)).get(fragmentName) ?? '';
  if (words !== '') {
    // The method of the history itself is the router's: it would load the page again.
    page.History.prototype.replaceState.call(
      history,
      history.state,
      '',
      location.pathname + location.search,
    );
  }
  return words;
}
