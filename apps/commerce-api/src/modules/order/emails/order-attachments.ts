import { escapeHtml, slugOf } from '@shop/format';
import type { Catalog } from '../../../catalog/index.ts';
import { toRawText } from '@shop/catalog-documents';
import type { EmailAttachment, EmailView } from '../../emails/index.ts';

/** Pages a buyer has to get in a form that lasts: the terms, and how to withdraw. */
const papers = new Set(['altalanos-szerzodesi-feltetelek', 'elallas-es-visszakuldes']);

/**
 * The shop's terms as files for the confirmation of an order: what holds on the day of the order, to be kept.
 * A shop without such pages sends none.
 */
export function orderAttachments(
  catalog: Pick<Catalog, 'all'>,
  { language, shopUrl }: EmailView,
): readonly EmailAttachment[] {
  return catalog.all('cms_page').flatMap((page) => {
    const name = toRawText(page['identifier']) ?? '';
    if (!papers.has(name)) return [];
    const title = toRawText(page['title']) ?? name;
    const heading = escapeHtml(title);
    return [
      {
        filename: `${slugOf(title)}.html`,
        contentType: 'text/html; charset=utf-8',
        content: [
          `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
          `<title>${heading}</title></head>`,
          `<body><h1>${heading}</h1>${withShop(toRawText(page['content']) ?? '', shopUrl)}</body></html>`,
        ].join(''),
      },
    ];
  });
}

/** The text with its links leading to the view of the shop it was read in. */
function withShop(html: string, shopUrl: string): string {
  return html.replaceAll('href="/', `href="${escapeHtml(shopUrl)}/`);
}
