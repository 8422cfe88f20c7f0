import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InlineWords } from './inline-words.tsx';

/** Returns the pieces that stay on one line, and the whole text. */
function shown(line: string) {
  const root = document.createElement('p');
  root.innerHTML = renderToStaticMarkup(<InlineWords line={line} />);
  return {
    text: root.textContent,
    unbroken: [...root.querySelectorAll('span')].map((span) => span.textContent),
  };
}

describe('InlineWords', () => {
  it.each<[story: string, line: string, unbroken: string[]]>([
    ['keeps a number by what it counts', 'A törvényes 14 nap mellett.', ['14 nap']],
    ['keeps it inside heavier words too', 'Az aláírástól **14 napon belül**', ['14 napon']],
    ['keeps an ordinal by its word', 'a hónap 15. napján', ['15. napján']],
    ['keeps a span by its word', 'munkanapokon 9–17 óra között', ['9–17 óra']],
    ['keeps a share by its word', 'kupont küldünk: 10% kedvezmény', ['10% kedvezmény']],
    ['keeps an e-mail whole', 'például az e-mail vagy az e-mailben', ['e-mail', 'e-mailben']],
    ['keeps a postcode by its place', 'Kft., 1117 Budapest, Példa köz 4.', ['1117 Budapest']],
    ['leaves other words to break', 'Kevés darab, ismert kezek', []],
    ['keeps thousands together', '10 000 Ft-tól 250 000 Ft-ig', ['10 000 Ft', '250 000 Ft']],
  ])('%s', (_story, line, unbroken) => {
    expect(shown(line)).toEqual({ text: line.replaceAll('**', ''), unbroken });
  });
});
