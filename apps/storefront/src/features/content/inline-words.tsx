import { inlineParts } from '@shop/content';
import { Link, Unbroken } from '@shop/ui';
import { Fragment } from 'react';

/** Renders a line of content with bold text and links. */
export function InlineWords({ line }: { line: string }) {
  return inlineParts(line).map((part, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never move
    const key = index;
    switch (part.kind) {
      case 'words':
        return <Words key={key} text={part.text} />;
      case 'strong':
        return (
          <strong key={key}>
            <Words text={part.text} />
          </strong>
        );
      case 'link':
        return (
          <Link key={key} href={part.href}>
            <Breakable text={part.text} />
          </Link>
        );
    }
  });
}

/** Pieces that must not break across lines: a number with its unit, and "e-mail". */
const unbroken = /(\d[\d.–%]*(?:[ \u00a0\u202f]\d{3})* \p{L}+|\be-mail[\p{L}-]*)/u;

function Words({ text }: { text: string }) {
  return text.split(unbroken).map((piece, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
    const key = index;
    // Odd pieces match the pattern; even pieces are the text between them.
    return index % 2 === 1 ? (
      <Unbroken key={key}>{piece}</Unbroken>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}

/** On a short line an email address breaks after its `@`, not within a name. */
function Breakable({ text }: { text: string }) {
  const [box, host] = text.split('@');
  if (host === undefined) return text;
  return (
    <>
      <span>{`${box}@`}</span>
      <wbr />
      <span>{host}</span>
    </>
  );
}
