import {
  mailMessage,
  maxCompanyLength,
  maxOrderNumberLength,
  maxPersonNameLength,
  maxTelephoneLength,
} from '@shop/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defaultFormRules as rules } from '../fields/form-rules.ts';
import { maxMessageTextLength, validateMessage } from './validate-message.ts';

const written = { name: 'Kiss Anna', email: 'anna@example.hu', company: '', text: 'Jó napot!' };
const problemsOf = (message: Partial<typeof written>, forCompany = false) =>
  validateMessage({ ...written, ...message }, rules, { forCompany }).map(
    ({ field, code }) => `${field} ${code}`,
  );

it.each<[story: string, message: Partial<typeof written>, forCompany: boolean, found: string[]]>([
  ['takes a whole one', {}, false, []],
  ['asks a company for its name', {}, true, ['company required']],
  ['takes that of a company', { company: 'Fa Kft.' }, true, []],
  [
    'asks for name, address and words',
    { name: '', email: '', text: ' ' },
    false,
    ['name required', 'email required', 'text required'],
  ],
  ['refuses too many words', { text: 'a'.repeat(3501) }, false, ['text too-long']],
  ['takes as many as there may be', { text: 'a'.repeat(3500) }, false, []],
])('[FM-20] a message to the shop %s', (_story, message, forCompany, found) => {
  expect(problemsOf(message, forCompany)).toEqual(found);
});

it('[FM-20] the longest message with its sender fits the wire', () => {
  const who = [maxPersonNameLength, maxCompanyLength, maxTelephoneLength, maxOrderNumberLength];
  // A line of the email: `Company name: …`.
  const head = who.map((most) => `${'a'.repeat(25)}: ${'a'.repeat(most)}\n`).join('');
  const mail = {
    sourceAddress: written.email,
    targetAddress: 'shop@example.hu',
    subject: 'Kérdés',
    token: 'token',
    emailText: `${head}\n${'a'.repeat(maxMessageTextLength)}`,
  };
  expect(v.is(mailMessage, mail)).toBe(true);
});
