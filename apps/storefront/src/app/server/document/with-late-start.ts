import { source } from '../../late-start/late-start.inline.ts?inline-script';
import type { RenderedTexts } from './render-at-once.ts';
import type { PageFiles } from './router-manifest.ts';
import {
  commonDataAttribute,
  pageDataAttribute,
  pageDataElementId,
} from '../../page-data/page-data-place.ts';

const firstInHead = /<meta char[sS]et="[^"]*"\/?>/;

/** Data of the render: the addresses of its files, or the data itself. */
type PlacedPageData =
  | { readonly addresses: { readonly page: string; readonly common?: string } }
  | { readonly json: string };

/** Caches the texts of the late start for pages with the same files: before and after the address of the data. */
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
 * Inserts the late start into the head of a rendered page, then its style sheets: an inline script waits for style
 * sheets before it. `headEnd` is last in the head. React skips all of them, because it did not render them.
 */
export function withLateStart(
  { doctype, html }: RenderedTexts,
  page: PageFiles,
  headEnd: string,
  data: PlacedPageData,
): string {
  const [scriptStart, sheets] = headTextOf(page);
  const attributes = 'addresses' in data ? attributesOf(data.addresses) : '';
  const element =
    'json' in data
      ? `<script id="${pageDataElementId}" type="application/json">${data.json.replaceAll('<', '\\u003c')}</script>`
      : '';
  const script = `${scriptStart}${attributes}>${source}</script>${element}`;
  const first = firstInHead.exec(html);
  const end = html.indexOf('</head>');
  if (first === null || end < 0) return doctype + html;
  const at = first.index + first[0].length;
  return (
    doctype + html.slice(0, at) + script + sheets + html.slice(at, end) + headEnd + html.slice(end)
  );
}

function attributesOf({ page, common }: { readonly page: string; readonly common?: string }) {
  const commonAttribute = common === undefined ? '' : ` ${commonDataAttribute}="${common}"`;
  return ` ${pageDataAttribute}="${page}"${commonAttribute}`;
}
