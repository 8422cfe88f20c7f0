import { inlineParts, type PageBlock, type TextPart } from '@shop/content';
import type { StructuredData } from '../../shared/page/page-data.ts';

/** Returns the questions of a page as structured data for search engines. */
export function faqData(blocks: readonly PageBlock[]): readonly StructuredData[] {
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.flatMap(linesOf).map(plain).join(' ') },
      })),
    },
  ];
}

function linesOf(part: TextPart): readonly string[] {
  if (typeof part === 'string') return [part];
  if ('heading' in part) return [part.heading];
  if ('list' in part) return part.list;
  if ('pairs' in part) return part.pairs.map(([name, value]) => `${name}: ${value}`);
  return part.rows.map((row) => row.join(', '));
}

const plain = (line: string) =>
  inlineParts(line)
    .map(({ text }) => text)
    .join('');
