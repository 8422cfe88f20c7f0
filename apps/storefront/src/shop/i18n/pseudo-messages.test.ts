import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { pseudoMessages } from './pseudo-messages.ts';

const messages = pseudoMessages({
  plain: 'Add to cart',
  named: ['Free shipping above ', ['amount']],
  counted: [['count', 'plural', { one: ['one piece'], other: ['#', ' pieces'] }]],
  rich: 'Read the <0>notice</0>.',
});
const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
/** Ids in a variable: the extractor must not take them as texts of the shop. */
const say = (id: string, values?: Record<string, unknown>) => i18n._(id, values);

it('makes words longer and strange', () => {
  expect(say('plain')).toBe('⟦Áďď ťő ćářť·····⟧');
});

it('leaves placeholders, cases and tags unchanged', () => {
  expect(say('named', { amount: '10 Ft' })).toContain('áƀőṽé 10 Ft');
  expect(say('counted', { count: 3 })).toContain('3 ṕíéćéś');
  expect(say('counted', { count: 1 })).toContain('őńé ṕíéćé');
  expect(say('rich')).toContain('<0>ńőťíćé</0>');
});
