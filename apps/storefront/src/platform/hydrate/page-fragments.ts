import { createContext, use } from 'react';

/** Part of a page whose HTML the server may reuse from another page. */
export interface Fragment {
  /** HTML of its element in an earlier page; undefined if it must be rendered. */
  readonly html: string | undefined;
  /** Names the part in the HTML of this page; it is removed before the page is sent. */
  readonly mark: string | undefined;
}

/** Context that gives a page its stored fragments. */
export interface PageFragments {
  /**
   * `content`: complete input of the part in addition to the settings of the page and the build. `isInOnePlace`: it has
   * the same position on every page, so that React creates the same ids in it. `values`: values of its holes on this
   * page.
   */
  find(content: string, isInOnePlace: boolean, values: readonly string[]): Fragment;
}

/** Undefined in the browser, and on a server that renders every part. */
export const PageFragmentsContext = createContext<PageFragments | undefined>(undefined);

/** Attribute of a part until its HTML is stored. */
export const fragmentMark = 'data-fragment';

const notKept: Fragment = { html: undefined, mark: undefined };

const noValues: readonly string[] = [];

function useServerFragment(
  content: string | undefined,
  isInOnePlace: boolean,
  values = noValues,
): Fragment {
  const fragments = use(PageFragmentsContext);
  return content === undefined || fragments === undefined
    ? notKept
    : fragments.find(content, isInOnePlace, values);
}

/** Returns the fragment with this content; the browser renders every part. */
export const useFragment: typeof useServerFragment = import.meta.env.SSR
  ? useServerFragment
  : () => notKept;

/** Prefix of every hole. Texts of the shop cannot contain it. It is a path, so that a link can contain a hole. */
const holeStart = `/~${Math.random().toString(36).slice(2)}-`;

/** Positions in a part whose text differs in each page, such as the addresses of its links. */
interface Holes {
  /** Replaces `value` in an attribute of the part, and in its `content`. */
  readonly hole: (value: string) => string;
  /** Values in the order of the holes. */
  readonly values: readonly string[];
}

/** Creates the holes of one part of one page. On the server only. */
export function createHoles(): Holes {
  const values: string[] = [];
  return { values, hole: (value) => `${holeStart}${values.push(value) - 1}~` };
}

/** Inserts the values into the holes of a part's HTML. */
export function fillHoles(html: string, values: readonly string[]): string {
  if (values.length === 0) return html;
  const [first = '', ...textsAfterHoles] = html.split(holeStart);
  let filled = first;
  for (const text of textsAfterHoles) {
    const end = text.indexOf('~');
    filled += escapeAttribute(values[Number(text.slice(0, end))] ?? '') + text.slice(end + 1);
  }
  return filled;
}

const references: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes a text as React does. */
const escapeAttribute = (value: string) =>
  value.replace(/["&'<>]/g, (letter) => references[letter] ?? letter);
