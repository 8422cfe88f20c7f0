import { expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

// findings B9
it.each([
  ['<p>Tömör <b>tölgy</b>,<br>magyar munka.</p>', 'Tömör tölgy , magyar munka.'],
  ['AT&T', 'AT&T'],
  ['Fa &amp; fém', 'Fa & fém'],
  ['&lt;b&gt;', '<b>'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&amp;eacute;', '&eacute;'],
  ['5 < 6 és 7 > 3', '5 < 6 és 7 > 3'],
  ['a <!-- <b> --> b', 'a b'],
  ['&nbsp; ', ''],
])('[FO-40] the words of %s are %s', (html, words) => {
  expect(htmlToText(html)).toBe(words);
});
