/** Parameter name in the fragment. Browsers keep the fragment of a redirect and do not send it to a server. */
const fragmentName = 'searched';

/** Adds searched words to the target of a redirect, for {@link takeSearchedWords}. An existing fragment stays. */
export function withSearchedWords(target: string, words: string | undefined): string {
  if (words === undefined || target.includes('#')) return target;
  return `${target}#${new URLSearchParams({ [fragmentName]: words.slice(0, 100) }).toString()}`;
}

/** Returns the words of the search that was redirected to this page, and removes them from its address; '' for none. */
export function takeSearchedWords(page: Window & typeof globalThis): string {
  const { location, history } = page;
  const words = new URLSearchParams(location.hash.slice(1)).get(fragmentName) ?? '';
  if (words !== '') {
    // The history's own method is patched by the router and would load the page again.
    page.History.prototype.replaceState.call(
      history,
      history.state,
      '',
      location.pathname + location.search,
    );
  }
  return words;
}
