import { inlineParts } from '@shop/contract';
import { Link } from '@shop/ui';

/** A line of content with its weight and its links. */
export function InlineWords({ line }: { line: string }) {
  return inlineParts(line).map((part, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never move
    const key = index;
    switch (part.kind) {
      case 'words':
        return part.text;
      case 'strong':
        return <strong key={key}>{part.text}</strong>;
      case 'link':
        return (
          <Link key={key} href={part.href}>
            <Breakable text={part.text} />
          </Link>
        );
    }
  });
}

/** An e-mail address goes on after its `@` where the line is short, not in the middle of a name. */
function Breakable({ text }: { text: string }) {
  const [box, host] = text.split('@');
  if (host === undefined) return text;
  return (
    <>
      {box}@<wbr />
      {host}
    </>
  );
}
