import { escapeHtml, slugOf } from '@shop/format';
import type { Catalog } from '../../../catalog/index.ts';
import { toRawText } from '@shop/catalog-documents';
import type { EmailAttachment, EmailView } from '../../emails/index.ts';

/** Pages that a buyer must receive on a durable medium: the terms, and the withdrawal information. */
const papers = new Set(['altalanos-szerzodesi-feltetelek', 'elallas-es-visszakuldes']);

/**
 * Returns the shop's terms as files for the order confirmation: the version on the day of the order. A shop without
 * such pages sends none.
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

/** Returns the text with its links to the store view it was read in. */
function withShop(html: string, shopUrl: string): string {
  return html.replaceAll('href="/', `href="${escapeHtml(shopUrl)}/`);
}
