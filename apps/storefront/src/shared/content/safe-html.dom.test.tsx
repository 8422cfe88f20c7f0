import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SafeHtml } from './safe-html.tsx';

describe('SafeHtml', () => {
  it.each([
    [
      'keeps what is allowed',
      '<p>Puha <strong>buklé</strong></p>',
      '<p>Puha <strong>buklé</strong></p>',
    ],
    ['leaves attributes behind', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['keeps the words of other elements', '<div><a href="javascript:x()">link</a></div>', 'link'],
    ['drops scripts with their text', 'a<script>alert(1)</script>b', 'ab'],
    ['drops an unclosed script to its end', 'a<style>p{}', 'a'],
    ['closes what was left open', '<ul><li>egy<li>kettő', '<ul><li>egy<li>kettő</li></li></ul>'],
    ['shows a stray bracket as text', '3 < 5 &amp; 6', '3 &lt; 5 &amp; 6'],
    ['decodes entities once', '&amp;lt;b&amp;gt;', '&amp;lt;b&amp;gt;'],
    ['is not fooled by a bracket in an attribute', '<p title="a>b">c</p>', '<p>c</p>'],
    ['begins no line with a times sign', '<p>80 × 60 × 40</p>', '<p>80\u00a0× 60\u00a0× 40</p>'],
    ['passes over comments', 'a<!-- <p>no</p> -->b', 'ab'],
  ])('%s', (_story, html, shown) => {
    expect(renderToStaticMarkup(<SafeHtml html={html} />)).toBe(shown);
  });
});
