import { createElement as h } from 'react';
import { useEmail } from './email-context.ts';
import { Lines } from './paragraph.ts';

/** A row of a table, with its plain text form. */
export interface AmountRow {
  /** The first cell is text, the others are numbers. */
  readonly cells: readonly string[];
  readonly text: string;
}

/** A table of amounts. As plain text: a line for each row, without the column headings. */
export function AmountTable({
  columns,
  rows,
}: {
  readonly columns?: readonly string[];
  readonly rows: readonly AmountRow[];
}) {
  const { brand, isPlainText } = useEmail();
  if (isPlainText) return h(Lines, { lines: rows.map(({ text }) => text) });
  const border = `1px solid ${brand.colors.light.border}`;
  const cells = (tag: 'td' | 'th', texts: readonly string[]) =>
    texts.map((text, index) =>
      h(
        tag,
        {
          key: index,
          className: 'line',
          align: index === 0 ? 'left' : 'right',
          style: { borderBottom: border, verticalAlign: 'top' },
        },
        text,
      ),
    );
  return h(
    'table',
    { cellPadding: 6, cellSpacing: 0, width: '100%', style: { marginBottom: 16 } },
    columns === undefined ? null : h('thead', null, h('tr', null, cells('th', columns))),
    h(
      'tbody',
      null,
      rows.map((row, index) => h('tr', { key: index }, cells('td', row.cells))),
    ),
  );
}
