import { createElement as h, Fragment, type ReactNode } from 'react';
import { useEmail } from './email-context.ts';
import { fonts, paragraphMargin } from './email-styles.ts';

/** A paragraph. As plain text: followed by an empty line. */
export function Paragraph({ children }: { readonly children?: ReactNode }) {
  return useEmail().isPlainText
    ? h(Fragment, null, children, '\n\n')
    : h('p', { style: { margin: paragraphMargin } }, children);
}

/** A paragraph of several lines. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  const { isPlainText } = useEmail();
  if (isPlainText) return h(Paragraph, null, lines.join('\n'));
  return h(
    Paragraph,
    null,
    ...lines.flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line])),
  );
}

/** A heading with paragraphs, or with the lines of one paragraph. As plain text: a line each. */
export function Section({
  title,
  paragraphs = [],
  lines,
}: {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly lines?: readonly string[];
}) {
  const { brand, isPlainText } = useEmail();
  if (isPlainText) return h(Lines, { lines: [title, ...(lines ?? paragraphs)] });
  const style = {
    margin: '32px 0 12px',
    fontFamily: fonts.display,
    fontSize: 20,
    fontWeight: 'normal',
    color: brand.colors.light.text,
  };
  return h(
    Fragment,
    null,
    h('h2', { className: 'title', style }, title),
    lines === undefined ? null : h(Lines, { lines }),
    ...paragraphs.map((text, index) => h(Paragraph, { key: index }, text)),
  );
}

/** A message as typed, with its line breaks and spaces. */
export function TypedText({ text }: { readonly text: string }) {
  return useEmail().isPlainText
    ? h(Paragraph, null, text)
    : h('p', { style: { margin: paragraphMargin, whiteSpace: 'pre-wrap' } }, text);
}
