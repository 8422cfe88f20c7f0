import { inlineParts, type PageBlock, type TextPart } from '@shop/content';
import { escapeHtml } from '@shop/format';

/** Returns a content page as plain HTML, for clients that read CMS pages without blocks. */
export function pageHtml(blocks: readonly PageBlock[]): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: PageBlock): string {
  switch (block.type) {
    case 'text':
      return titleHtml(block.title) + bodyHtml(block.body);
    case 'faq':
      return (
        titleHtml(block.title) +
        block.items
          .map(({ question, answer }) => `<h3>${escapeHtml(question)}</h3>${bodyHtml(answer)}`)
          .join('')
      );
    case 'links':
      return titleHtml(block.title) + listHtml('ul', block.items.map(linkHtml));
    case 'banner':
      return titleHtml(block.title) + (block.text === undefined ? '' : paragraph(block.text));
    case 'sticker':
      return paragraph(block.text);
    case 'newsletter':
    case 'contact':
      return titleHtml(block.title) + (block.text === undefined ? '' : paragraph(block.text));
    case 'products':
    case 'hero':
    case 'picture':
    case 'room':
    case 'instalment':
    case 'stores':
      return '';
  }
}

function bodyHtml(parts: readonly TextPart[]): string {
  return parts.map(partHtml).join('');
}

function partHtml(part: TextPart): string {
  if (typeof part === 'string') return paragraph(part);
  if ('heading' in part) return `<h3>${escapeHtml(part.heading)}</h3>`;
  if ('list' in part) return listHtml(part.isOrdered === true ? 'ol' : 'ul', part.list.map(inline));
  if ('pairs' in part)
    return listHtml(
      'ul',
      part.pairs.map(([name, value]) => `${inline(name)}: ${inline(value)}`),
    );
  return `<p>${escapeHtml(part.caption)}</p>${listHtml(
    'ul',
    part.rows.map((row) => row.map(inline).join(' – ')),
  )}`;
}

const titleHtml = (title: string | undefined) =>
  title === undefined ? '' : `<h2>${escapeHtml(title)}</h2>`;
const paragraph = (line: string) => `<p>${inline(line)}</p>`;
const listHtml = (tag: 'ol' | 'ul', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
const linkHtml = ({ label, href }: { label: string; href: string }) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

function inline(line: string): string {
  return inlineParts(line)
    .map((part) => {
      if (part.kind === 'link') return linkHtml({ label: part.text, href: part.href });
      const text = escapeHtml(part.text);
      return part.kind === 'strong' ? `<strong>${text}</strong>` : text;
    })
    .join('');
}
