import { expect, it } from 'vitest';
import { messageProblem } from './message-problem.ts';

const plural = '{count, plural, one {# review} other {# reviews}} of {product}';

it.each<[source: string, text: string]>([
  ['Cart', 'Kosár'],
  ['Order {orderNumber}', '{orderNumber} számú rendelés'],
  ['Order {orderNumber}', '{ orderNumber }'],
  [plural, '{product}: {count} értékelés'],
  [plural, '{count, plural, =0 {nincs} one {# darab} other {# darab}} {product}'],
  ['Read the <0>terms</0>.', 'Az <0>ÁSZF</0> szerint.'],
  ['A<0/>B <1>{name}</1>', '<1>{name}</1><0/>'],
  ['5 < 6', '6 > 5'],
  ["It's here", "Itt '{'van'}'"],
])('takes for %j the text %j', (source, text) => {
  expect(messageProblem(source, text, 'hu')).toBeUndefined();
});

it.each<[source: string, text: string, problem: RegExp]>([
  ['Order {orderNumber}', 'Rendelés', /^\{orderNumber\} is missing: use \{orderNumber\}$/],
  ['Order {orderNumber}', 'Rendelés {number}', /^\{number\} is no value of this text: use \{ord/],
  ['Cart', 'Kosár {n}', /^\{n\} is no value of this text: remove it$/],
  ['Order {orderNumber}', 'Rendelés {orderNumber', /^cannot be read as a message \(.+\): write/],
  [plural, '{count, plural, one {#}} {product}', /"other"/],
  [
    plural,
    '{count, plural, few {#} other {#}} {product}',
    /"few".* "hu" .*: use one, other or =0$/,
  ],
  [plural, '{count, plural, one {#} other {#}', /^cannot be read as a message/],
  [plural, '{count, plural, one {#} other {#}}', /^\{product\} is missing/],
  ['Read the <0>terms</0>.', 'Az ÁSZF szerint.', /^<0> is missing: use <0>$/],
  ['Read the <0>terms</0>.', 'Az <0>ÁSZF szerint.', /^<0> is not closed: write tags in pairs/],
  ['Read the <0>terms</0>.', 'Az ÁSZF</0> szerint.', /^<\/0> closes no tag: write tags in pairs/],
  ['Read the <0>terms</0>.', '<0>Az</0> <1>ÁSZF</1>', /^<1> is no tag of this text: use <0>$/],
  ['<0>A</0> <1>B</1>', '<0>A <1>B</0></1>', /closes no tag/],
])('refuses for %j the text %j', (source, text, problem) => {
  expect(messageProblem(source, text, 'hu')).toMatch(problem);
});

it('knows the plural forms of the language', () => {
  const text = '{count, plural, one {#} few {#} other {#}} {product}';
  expect(messageProblem(plural, text, 'ro')).toBeUndefined();
});
