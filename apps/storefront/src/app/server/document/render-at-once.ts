import { transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ShopRouter } from '../../router/router.tsx';

/** Prefix that the router adds to the HTML; a longer document means that the router has changed something else. */
const doctype = '<!DOCTYPE html>';

/** Marker that React writes for a part that was not ready. */
const unfinished = '<!--$!-->';

/** Document of a page in two strings: a joined string would be copied for each search in it. */
export interface RenderedTexts {
  readonly doctype: string;
  readonly html: string;
}

/**
 * Renders the document of a loaded page, `<RouterServer>`, synchronously, without streams. Returns `undefined` if a
 * part suspends or fails: the caller then renders a stream.
 */
export async function renderAtOnce(
  router: ShopRouter,
  document: ReactElement,
): Promise<RenderedTexts | undefined> {
  keepScripts(router);
  const html = renderWhole(document);
  if (html === undefined) return undefined;
  const sentHtml = await transformHtmlStringWithRouter(router, html);
  return sentHtml.length === doctype.length + html.length
    ? { doctype, html }
    : { doctype: '', html: sentHtml };
}

/** Renders the HTML of an element; `undefined` if a part of it suspends or fails. */
export function renderWhole(element: ReactElement): string | undefined {
  try {
    const html = renderToString(element);
    return html.includes(unfinished) ? undefined : html;
  } catch {
    return undefined;
  }
}

/** Restores the scripts of a page, which the router returns only once: the render that is sent needs them. */
function keepScripts({ serverSsr }: ShopRouter): void {
  if (serverSsr === undefined) return;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let tags: ReturnType<typeof take>;
  serverSsr.takeInitialHydrationScriptTags = () => (tags ??= take());
}
