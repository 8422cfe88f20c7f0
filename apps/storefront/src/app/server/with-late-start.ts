import { source } from '../late-start/late-start.inline.ts?inline-script';
import type { PageFiles } from './router-manifest.ts';
import { pageDataAttribute, pageDataElementId } from '../page-data/page-data-place.ts';

const firstInHead = /<meta char[sS]et="[^"]*"\/?>/;

/** What the page was rendered with, and where the browser finds it. */
interface PlacedPageData {
  readonly json: string;
  /** None: the page holds the data itself. */
  readonly address?: string;
}

/**
 * Puts the late start into the head of a finished page, then its style sheets: an inline script waits for those before
 * it. React passes over both, because it did not render them.
 */
export function withLateStart(
  html: string,
  { styles, entry, files, parts, later }: PageFiles,
  { json, address }: PlacedPageData,
): string {
  const attribute = address === undefined ? '' : ` ${pageDataAttribute}="${address}"`;
  const element =
    address === undefined
      ? `<script id="${pageDataElementId}" type="application/json">${json.replaceAll('<', '\\u003c')}</script>`
      : '';
  const script = `<script data-entry="${entry}" data-files="${files.join(' ')}" data-parts="${parts.join(' ')}" data-later="${later.join(' ')}"${attribute}>${source}</script>${element}`;
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return html.replace(firstInHead, (meta) => meta + script + sheets);
}
