import {
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createBoundary, type Boundary } from './boundary.ts';
import './hydrate.css';
import { fragmentMark, useFragment } from './page-fragments.ts';
import { strategies, type Strategy } from './strategies.ts';

interface HydrateProps {
  /**
   * Strategy of hydration without input: `idle` after load, `visible` when it is near the viewport. A press, a key, the
   * focus, a change or a mouse over it hydrates every part; `interaction` waits for one of these.
   */
  readonly when: Strategy;
  /** Fetches the code of the part. It is called when the part is about to hydrate, which waits for it. */
  readonly fetch?: (() => Promise<unknown>) | undefined;
  /**
   * Complete input of the part in addition to the settings of the page: the server renders parts with equal content
   * once. The part must not depend on the rest of the page, nor contain another such part. On the server only.
   */
  readonly content?: string | undefined;
  /**
   * With `content`: it has the same position on every page. Other parts are stored only if React creates no ids in
   * them.
   */
  readonly isInOnePlace?: boolean;
  /** With `content`: values of the holes of the part on this page, see `createHoles`. */
  readonly values?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/**
 * Part of the page that hydrates later than the page: see README.md. After hydration, and if the browser renders it
 * first, it renders its children only.
 */
export const Hydrate: (props: HydrateProps) => ReactNode = import.meta.env.SSR
  ? ServerPart
  : BrowserPart;

/** Renders the part on the server: its HTML from an earlier page, or its children in a boundary. */
function ServerPart({ when, content, isInOnePlace = false, values, children }: HydrateProps) {
  const { html, mark } = useFragment(content, isInOnePlace, values);
  return html === undefined ? (
    <div data-h={markOf(when)} {...{ [fragmentMark]: mark }}>
      <Suspense>{children}</Suspense>
    </div>
  ) : (
    <div data-h={markOf(when)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

function BrowserPart({ when, fetch, children }: HydrateProps) {
  const isFromServer = useIsFromServer();
  const [{ boundary, render, renderAnew }] = useState(() => createPart(when, fetch));
  // A changed element above a boundary that is not hydrated makes React hydrate it at once, or discard its HTML.
  const [closed] = useState(() => render(children));
  const [first] = useState(children);
  const [change, setChange] = useState<'none' | 'update' | 'replace'>('none');

  useEffect(() => {
    if (!isFromServer || boundary.isHydrated()) return undefined;
    boundary.onReplace(() => setChange('replace'));
    return strategies[when](boundary.place(), boundary.openAtRest);
  }, [boundary, isFromServer, when]);
  const isOutdated = isFromServer && children !== first && !boundary.isHydrated();
  useEffect(() => {
    if (isOutdated) void boundary.open().then(() => setChange('update'));
  }, [boundary, isOutdated]);

  if (!isFromServer) return <div data-h="open">{children}</div>;
  if (change === 'replace') return renderAnew(children);
  return children !== first && boundary.isHydrated() ? render(children) : closed;
}

/** Creates a part of the server's HTML: how it hydrates, and how it renders again if it cannot hydrate. */
function createPart(when: Strategy, fetch: HydrateProps['fetch']) {
  const boundary = createBoundary(fetch);
  const render = (children: ReactNode) => (
    <div data-h={markOf(when)} ref={boundary.attach}>
      <Suspense>
        <Gate boundary={boundary}>{children}</Gate>
      </Suspense>
    </div>
  );
  const renderAnew = (children: ReactNode) => (
    <div data-h="open" key="anew" ref={boundary.attach}>
      <Gate boundary={boundary}>{children}</Gate>
    </div>
  );
  return { boundary, render, renderAnew };
}

const markOf = (when: Strategy) => (when === 'interaction' ? '' : when);

/** Prevents React from hydrating the part until its boundary is open. */
function Gate({ boundary, children }: { boundary: Boundary; children: ReactNode }) {
  // False if React can neither hydrate nor wait, and renders the part again.
  const isHydrating = useIsFromServer();
  if (isHydrating && !import.meta.env.SSR && !boundary.isHydrated()) use(boundary.opened);
  useLayoutEffect(() => boundary.setHydrated(), [boundary]);
  return children;
}

const never = () => () => {};

/**
 * Returns true if the component was first rendered for the server's HTML: on the server or by hydration. It never
 * changes.
 */
function useIsFromServer(): boolean {
  const [origin] = useState(createOrigin);
  return useSyncExternalStore(never, origin.isFromServer, origin.noteServer);
}

function createOrigin() {
  let isFromServer = false;
  return {
    isFromServer: () => isFromServer,
    /** React calls it on the server and in hydration only. */
    noteServer: () => (isFromServer = true),
  };
}
