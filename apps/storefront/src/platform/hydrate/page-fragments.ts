import { createContext, use } from 'react';

/** A part of a page whose HTML the server may have from another page. */
export interface Fragment {
  /** HTML of its element in an earlier page; undefined if it must be rendered. */
  readonly html: string | undefined;
  /** Names the part in the HTML of this page; it is taken out before the page is sent. */
  readonly mark: string | undefined;
}

/** Context that gives a page its stored fragments. */
export interface PageFragments {
  /**
   * `content`: complete input of the part in addition to the settings of the page and the build. `isInOnePlace`: it
   * stands in the same place of every page, so that the ids React makes in it are the same. `values`: what its holes
   * stand for in this page.
   */
  find(content: string, isInOnePlace: boolean, values: readonly string[]): Fragment;
}

/** None in the browser, and on a server that renders every part. */
export const PageFragmentsContext = createContext<PageFragments | undefined>(undefined);

/** The attribute a part has until its HTML is stored. */
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

/** The fragment with this content; in the browser every part is rendered. */
export const useFragment: typeof useServerFragment = import.meta.env.SSR
  ? useServerFragment
  : () => notKept;

/** Prefix of every hole. Texts of the shop cannot contain it. It is a path, so that a link can contain a hole. */
const holeStart = `/~${Math.random().toString(36).slice(2)}-`;

/** Places in a part whose text is another in each page, such as the addresses of its links. */
interface Holes {
  /** Takes the place of `value` in an attribute of the part, and in its `content`. */
  readonly hole: (value: string) => string;
  /** In the order of the holes. */
  readonly values: readonly string[];
}

/** Holes of one part of one page. On the server only. */
export function createHoles(): Holes {
  const values: string[] = [];
  return { values, hole: (value) => `${holeStart}${values.push(value) - 1}~` };
}

/** Puts the values into the holes of the HTML of a part. */
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
