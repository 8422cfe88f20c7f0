import { source } from './late-start.inline.ts?inline-script';
import type { PageScripts } from '../wiring/router-manifest.ts';
import { pageDataAttribute, pageDataElementId } from './page-data-place.ts';

const firstInHead = /<meta char[sS]et="[^"]*"\/?>/;

/** What the page was rendered with, and where the browser finds it. */
interface PlacedPageData {
  readonly json: string;
  /** None: the page holds the data itself. */
  readonly address?: string;
}

/**
 * Puts the late start into the head of a finished page, before its style sheet: an inline script waits for the style
 * sheets before it. React passes over it, because it did not render it.
 */
export function withLateStart(
  html: string,
  { entry, files, later }: PageScripts,
  { json, address }: PlacedPageData,
): string {
  const attribute = address === undefined ? '' : ` ${pageDataAttribute}="${address}"`;
  const element =
    address === undefined
      ? `<script id="${pageDataElementId}" type="application/json">${json.replaceAll('<', '\\u003c')}</script>`
      : '';
  const script = `<script data-entry="${entry}" data-files="${files.join(' ')}" data-later="${later.join(' ')}"${attribute}>${source}</script>${element}`;
  return html.replace(firstInHead, (meta) => meta + script);
}
