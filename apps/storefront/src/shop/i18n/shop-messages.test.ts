import { setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, it } from 'vitest';
import { compileShopTexts } from './shop-messages.ts';

const known = {
  [generateMessageId('Cart')]: 'Cart',
  [generateMessageId('Free above {amount}')]: ['Free above ', ['amount']],
  [generateMessageId('Read the <0>notice</0>')]: 'Read the <0>notice</0>',
  [generateMessageId('{count, plural, one {# piece} other {# pieces}}')]: [
    ['count', 'plural', { one: ['#', ' piece'], other: ['#', ' pieces'] }],
  ],
};
const compile = (texts: Readonly<Record<string, string>>, language = 'hu') =>
  compileShopTexts(new Map([[language, { file: 'messages/hu.json', texts }]]), known as never);

it('compiles texts under the ids of their sources', () => {
  const plural = '{count, plural, one {# piece} other {# pieces}}';
  const messages = compile({
    Cart: 'Kosaram',
    'Free above {amount}': '{amount} felett ingyen',
    'Read the <0>notice</0>': 'A <0>tájékoztató</0>',
    [plural]: '{count, plural, other {# darab}}',
  }).get('hu');
  const i18n = setupI18n({ locale: 'hu', messages: { hu: messages ?? {} } });
  const say = (source: string, values?: Record<string, unknown>) =>
    i18n._(generateMessageId(source), values);
  expect(say('Cart')).toBe('Kosaram');
  expect(say('Free above {amount}', { amount: '5 €' })).toBe('5 € felett ingyen');
  expect(say(plural, { count: 3 })).toBe('3 darab');
});

it.each([
  [{ Basket: 'x' }, /^messages\/hu\.json: Basket: is no text of a screen: copy an msgid/],
  [{ Cart: '{name}' }, /Cart: \{name\} is no value of this text: remove it/],
  [{ 'Free above {amount}': '{sum}' }, /\{sum\} is no value of this text: use \{amount\}/],
  [{ 'Read the <0>notice</0>': '<1>x</1>' }, /<1> is no value of this text: use <0>, <\/0>/],
])('refuses %j with the file, the text and the fix', (texts, message) => {
  expect(() => compile(texts)).toThrow(message);
});

it('refuses a language without screens', () => {
  expect(() => compile({}, 'fr')).toThrow('no screen is in "fr": use ');
});
