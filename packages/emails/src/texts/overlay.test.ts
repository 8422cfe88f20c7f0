import { afterEach, expect, it } from 'vitest';
import { renderEmail } from '../render-email.ts';
import { orderConfirmationEmail } from '../templates/order-confirmation-email.ts';
import { sampleBrand, sampleOrder } from '../test/samples.ts';
import { overlayEmailTexts, readEmailTexts } from './read-email-texts.ts';

afterEach(() => overlayEmailTexts(new Map()));

const subjectIn = (language: 'hu' | 'de') =>
  renderEmail(orderConfirmationEmail, sampleOrder, readEmailTexts(language), sampleBrand).subject;
const overlay = (language: string, texts: Readonly<Record<string, string>>) =>
  overlayEmailTexts(new Map([[language, { file: 'messages/emails.hu.json', texts }]]));
const source = 'Order confirmation: {orderNumber}';

it('a text of the shop replaces that of the catalog, in its language only', () => {
  const german = subjectIn('de');
  overlay('hu', { [source]: 'Köszönjük: {orderNumber}' });
  expect(subjectIn('hu')).toMatch(/^Köszönjük: \S+$/);
  expect(subjectIn('de')).toBe(german);
});

it.each([
  [
    'hu',
    { 'No such text': 'x' },
    /emails\.hu\.json: No such text: is no text of an email: copy an msgid/,
  ],
  ['hu', { [source]: '{number}' }, /: \{number\} is no value of this text: use \{orderNumber\}/],
  ['fr', {}, /no email is in "fr": use hu, de, it/],
])('refuses in %s the texts %j with the file and the fix', (language, texts, message) => {
  expect(() => overlay(language, texts)).toThrow(message);
});
