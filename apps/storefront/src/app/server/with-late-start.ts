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

/** The texts of the late start that pages with the same files share: before and after the address of the data. */
const headTexts = new WeakMap<PageFiles, readonly [before: string, after: string]>();

function headTextOf(page: PageFiles): readonly [before: string, after: string] {
  const storedTexts = headTexts.get(page);
  if (storedTexts !== undefined) return storedTexts;
  const { styles, entry, files, parts, later } = page;
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const texts = [
    `<script data-entry="${entry}" data-files="${files.join(' ')}" data-parts="${parts.join(' ')}" data-later="${later.join(' ')}"`,
    sheets,
  ] as const;
  headTexts.set(page, texts);
  return texts;
}

/**
 * Puts the late start into the head of a finished page, then its style sheets: an inline script waits for those before
 * it. `headEnd` comes last in the head. React passes over all of them, because it did not render them.
 */
export function withLateStart(
  html: string,
  page: PageFiles,
  headEnd: string,
  { json, address }: PlacedPageData,
): string {
  const [scriptStart, sheets] = headTextOf(page);
  const attribute = address === undefined ? '' : ` ${pageDataAttribute}="${address}"`;
  const element =
    address === undefined
      ? `<script id="${pageDataElementId}" type="application/json">${json.replaceAll('<', '\\u003c')}</script>`
      : '';
  const script = `${scriptStart}${attribute}>${source}</script>${element}`;
  const first = firstInHead.exec(html);
  const end = html.indexOf('</head>');
  if (first === null || end < 0) return html;
  const at = first.index + first[0].length;
  return html.slice(0, at) + script + sheets + html.slice(at, end) + headEnd + html.slice(end);
}
