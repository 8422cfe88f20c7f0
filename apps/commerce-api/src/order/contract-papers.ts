import type { Catalogue } from '../catalogue/catalogue.ts';
import { asText } from '../catalogue/loose.ts';
import { escapeHtml, type LetterAttachment } from '../mail/letter.ts';

/** Pages a buyer has to get in a form that lasts: the terms, and how to withdraw. */
const papers = new Set(['altalanos-szerzodesi-feltetelek', 'elallas-es-visszakuldes']);

/**
 * The shop's terms as files for the confirmation of an order: what holds on the day of the order, to be kept.
 * A shop without such pages sends none.
 */
export function contractPapers(
  catalogue: Pick<Catalogue, 'all'>,
  publicUrl: string,
): readonly LetterAttachment[] {
  return catalogue.all('cms_page').flatMap((page) => {
    const name = asText(page['identifier']) ?? '';
    if (!papers.has(name)) return [];
    const title = escapeHtml(asText(page['title']) ?? name);
    return [
      {
        filename: `${name}.html`,
        contentType: 'text/html; charset=utf-8',
        content: [
          '<!doctype html><html lang="hu"><head><meta charset="utf-8">',
          `<base href="${escapeHtml(publicUrl)}/"><title>${title}</title></head>`,
          `<body><h1>${title}</h1>${asText(page['content']) ?? ''}</body></html>`,
        ].join(''),
      },
    ];
  });
}
