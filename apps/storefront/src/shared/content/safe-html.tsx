import { createElement, Fragment, type ReactNode } from 'react';

const allowed: ReadonlySet<string> = new Set([
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'h2',
  'h3',
  'h4',
]);
const silent: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'iframe']);
const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+|</g;

interface OpenElement {
  readonly tag: string;
  readonly children: ReactNode[];
}

/**
 * Renders HTML of the catalog or the content as elements, built from an allow-list without attributes, so that it can
 * neither run scripts nor style the page. A forbidden element loses its tags and keeps its text; scripts and styles
 * lose both.
 */
export function SafeHtml({ html }: { html: string }) {
  const root: OpenElement = { tag: '', children: [] };
  const open: OpenElement[] = [root];
  let silencedBy: string | undefined;
  let key = 0;
  const top = () => open.at(-1) ?? root;

  function close(): void {
    const done = open.pop();
    if (done !== undefined) {
      top().children.push(createElement(done.tag, { key: key++ }, ...done.children));
    }
  }

  for (const [text, slash, name] of html.matchAll(token)) {
    const tag = name?.toLowerCase();
    if (silencedBy !== undefined) {
      if (slash === '/' && tag === silencedBy) silencedBy = undefined;
    } else if (tag === undefined) {
      if (!text.startsWith('<!--')) top().children.push(unbroken(decodeEntities(text)));
    } else if (silent.has(tag)) {
      if (slash !== '/') silencedBy = tag;
    } else if (tag === 'br') {
      top().children.push(createElement('br', { key: key++ }));
    } else if (allowed.has(tag)) {
      if (slash !== '/') open.push({ tag, children: [] });
      else if (open.some((element) => element.tag === tag)) {
        while (top().tag !== tag) close();
        close();
      }
    }
  }
  while (open.length > 1) close();
  return createElement(Fragment, null, ...root.children);
}

/** Prevents a line break before a multiplication sign. */
const unbroken = (text: string): string => text.replaceAll(' × ', '\u00a0× ');

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  bull: '•',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, dec, hex, name) => {
    if (typeof name === 'string') return namedEntities[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(dec ?? hex, dec === undefined ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
