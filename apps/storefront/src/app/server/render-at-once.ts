import { transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ShopRouter } from '../router/router.tsx';

/** What React writes in the place of a part that was not ready. */
const unfinished = '<!--$!-->';

/**
 * Renders the document of a loaded page, `<RouterServer>`, in one go, which spares the streams. `undefined` if a part of
 * it has to be waited for, or fails: then it is to be rendered as a stream.
 */
export async function renderAtOnce(
  router: ShopRouter,
  document: ReactElement,
): Promise<string | undefined> {
  keepScripts(router);
  const html = renderWhole(document);
  return html === undefined ? undefined : transformHtmlStringWithRouter(router, html);
}

/** The HTML of an element; `undefined` if a part of it has to be waited for or fails. */
export function renderWhole(element: ReactElement): string | undefined {
  try {
    const html = renderToString(element);
    return html.includes(unfinished) ? undefined : html;
  } catch {
    return undefined;
  }
}

/** The router gives out the scripts of a page once; they belong to the rendering that is sent in the end. */
function keepScripts({ serverSsr }: ShopRouter): void {
  if (serverSsr === undefined) return;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let tags: ReturnType<typeof take>;
  serverSsr.takeInitialHydrationScriptTags = () => (tags ??= take());
}
