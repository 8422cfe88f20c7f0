import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inlineParts, type InlinePart } from './inline-text.ts';

it.each<[story: string, line: string, parts: readonly InlinePart[]]>([
  ['words are words', 'Csak szöveg', [{ kind: 'words', text: 'Csak szöveg' }]],
  [
    'weight and links stand in their place',
    'A **30 nap** a [szabályzat](/elallas) szerint.',
    [
      { kind: 'words', text: 'A ' },
      { kind: 'strong', text: '30 nap' },
      { kind: 'words', text: ' a ' },
      { kind: 'link', text: 'szabályzat', href: '/elallas' },
      { kind: 'words', text: ' szerint.' },
    ],
  ],
  ['a script is not followed', '[ide](javascript:x)', [{ kind: 'words', text: 'ide' }]],
  ['nor another host by two slashes', '[ide](//masik.hu)', [{ kind: 'words', text: 'ide' }]],
  ['nor by a slash and its mirror', '[ide](/\\masik.hu)', [{ kind: 'words', text: 'ide' }]],
  ['brackets alone are words', 'a [b] * c **', [{ kind: 'words', text: 'a [b] * c **' }]],
  ['nothing is nothing', '', []],
])('[CN-2] %s', (_story, line, parts) => {
  expect(inlineParts(line)).toEqual(parts);
});

it('[CN-2] any link text yields an internal link or a visible external target', () => {
  const piece = fc.constantFrom(
    ...'/\\#:.@a',
    'https:',
    'javascript:',
    'data:',
    'mailto:',
    'masik.hu',
  );
  const target = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(target, (href) => {
      for (const part of inlineParts(`[ide](${href})`)) {
        if (part.kind !== 'link') continue;
        expect(part.href).toMatch(/^(?:\/|#|https:|mailto:|tel:)/);
        // Browsers treat a backslash as a slash.
        expect(part.href.replaceAll('\\', '/').startsWith('//')).toBe(false);
      }
    }),
  );
});
