import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it.each([
  ['a tag', '<b>x</b>', '&lt;b&gt;x&lt;/b&gt;'],
  ['an attribute', '" onload="x', '&quot; onload=&quot;x'],
  ['an ampersand first, so that no sign is escaped twice', '&lt;', '&amp;lt;'],
  ['nothing else', 'Árvíztűrő – 5 €', 'Árvíztűrő – 5 €'],
])('[FO-41] escapes %s', (_case, text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
