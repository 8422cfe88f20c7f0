import { expect, it } from 'vitest';
import { withoutLinks } from './without-links.ts';

it.each([
  ['Kovács Anna', 'Kovács Anna'],
  ['Dr.Kovács Anna', 'Dr. Kovács Anna'],
  ['Fő u. 12.', 'Fő u. 12.'],
  ['https://evil.example/a', 'evil. example/a'],
  ['http:evil.example', 'evil. example'],
  ['www.evil.example', 'www. evil. example'],
  ['Nyert! evil.example?x=1.2', 'Nyert! evil. example?x=1. 2'],
  ['a@evil.example', 'a@evil. example'],
  ['mailto:a@evil.example', 'a@evil. example'],
  ['evil。example', 'evil. example'],
  ['Felirat: Anna és Béla', 'Felirat: Anna és Béla'],
])('findings E1: %s is written as %s', (text, written) => {
  expect(withoutLinks(text)).toBe(written);
});
