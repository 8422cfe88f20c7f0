import { escapeHtml } from '@shop/format';

/** An element: its name, and its text or its child elements in schema order. `undefined` omits it. */
export type XmlNode = readonly [
  name: string,
  content: string | number | boolean | readonly XmlNode[] | undefined,
];

/** Writes a document with the default namespace of its root. Control characters become spaces. */
export function xmlDocument(root: string, namespace: string, nodes: readonly XmlNode[]): string {
  const content = nodes.map(nodeText).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">${content}</${root}>`;
}

function nodeText([name, content]: XmlNode): string {
  if (content === undefined) return '';
  const text =
    typeof content === 'object'
      ? content.map(nodeText).join('')
      : escapeHtml(String(content).replaceAll(/\p{Cc}/gu, ' '));
  return `<${name}>${text}</${name}>`;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Reads the text of the first element with this name and without attributes. `undefined`: there is none. */
export function elementText(xml: string, name: string): string | undefined {
  const pattern = `<${name}>\\s*(?:<!\\[CDATA\\[(?<data>[\\s\\S]*?)\\]\\]>|(?<text>[^<]*))\\s*</${name}>`;
  const groups = new RegExp(pattern).exec(xml)?.groups;
  return (
    groups?.['data'] ??
    groups?.['text']?.replaceAll(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole)
  );
}

/** Returns the source of the first element with this name, its tags included; `''` if there is none. */
export function elementSource(xml: string, name: string): string {
  return new RegExp(`<${name}>[\\s\\S]*?</${name}>`).exec(xml)?.[0] ?? '';
}
