import type { TextPart } from '@shop/content';
import { DataTable, SpecTable } from '@shop/ui';
import { InlineWords } from './inline-words.tsx';

/** Renders body text: paragraphs, subheadings, lists, pairs and tables. */
export function TextBody({ body }: { body: readonly TextPart[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
  return body.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: TextPart }) {
  if (typeof part === 'string') {
    return (
      <p>
        <InlineWords line={part} />
      </p>
    );
  }
  if ('heading' in part) return <h3>{part.heading}</h3>;
  if ('list' in part) {
    const List = part.isOrdered === true ? 'ol' : 'ul';
    return (
      <List>
        {part.list.map((line) => (
          <li key={line}>
            <InlineWords line={line} />
          </li>
        ))}
      </List>
    );
  }
  if ('pairs' in part) {
    return (
      <SpecTable
        caption={part.caption}
        rows={part.pairs.map(([label, value]) => ({
          label,
          value: <InlineWords line={value} />,
        }))}
      />
    );
  }
  return (
    <DataTable
      caption={part.caption}
      columns={part.columns.map((label, index) => ({ id: String(index), label }))}
      rows={part.rows.map((row, index) => ({
        id: String(index),
        cells: Object.fromEntries(
          row.map((cell, column) => [String(column), <InlineWords key={cell} line={cell} />]),
        ),
      }))}
    />
  );
}
