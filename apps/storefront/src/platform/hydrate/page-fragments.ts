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
   * `content`: all the part is made of besides the settings of the page and the build. `isInOnePlace`: it stands in the
   * same place of every page, so that the ids React makes in it are the same.
   */
  find(content: string, isInOnePlace: boolean): Fragment;
}

/** None in the browser, and on a server that renders every part. */
export const PageFragmentsContext = createContext<PageFragments | undefined>(undefined);

/** The attribute a part has until its HTML is stored. */
export const fragmentMark = 'data-fragment';

const notKept: Fragment = { html: undefined, mark: undefined };

function useServerFragment(content: string | undefined, isInOnePlace: boolean): Fragment {
  const fragments = use(PageFragmentsContext);
  return content === undefined || fragments === undefined
    ? notKept
    : fragments.find(content, isInOnePlace);
}

/** The fragment with this content; in the browser every part is rendered. */
export const useFragment: typeof useServerFragment = import.meta.env.SSR
  ? useServerFragment
  : () => notKept;
