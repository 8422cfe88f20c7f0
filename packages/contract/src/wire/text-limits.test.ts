import * as v from 'valibot';
import { expect, it } from 'vitest';
import { mailMessage, newReview } from '../content/content.ts';
import { newOrder, orderAddress, orderNumber } from '../order/order.ts';
import { emailAddress } from './scalars.ts';
import {
  maxCommentLength,
  maxCompanyLength,
  maxEmailLength,
  maxItemsTextLength,
  maxMessageLength,
  maxMessageSubjectLength,
  maxNicknameLength,
  maxOrderNumberLength,
  maxPasswordLength,
  maxPersonNameLength,
  maxPostcodeLength,
  maxReviewLength,
  maxReviewTitleLength,
  maxSignatureLength,
  maxStreetLineLength,
  maxTaxNumberLength,
  maxTelephoneLength,
  maxTownLength,
} from './text-limits.ts';
import { customerAddress, password, personName } from '../customer/user.ts';
import { withdrawalRequest } from '../order/withdrawal.ts';

const { title, detail, nickname } = newReview.entries;
const { entries: mail } = mailMessage;
const { entries: ordered } = orderAddress;
const { entries: booked } = customerAddress;
const end = '@zugoly.hu';

it.each([
  ['an e-mail address', emailAddress, maxEmailLength, 254, end],
  ['the number of an order', orderNumber, maxOrderNumberLength, 40, ''],
  ['the title of a review', title, maxReviewTitleLength, 100, ''],
  ['the text of a review', detail, maxReviewLength, 4000, ''],
  ['the name below a review', nickname, maxNicknameLength, 100, ''],
  ['what is withdrawn from', withdrawalRequest.entries.items, maxItemsTextLength, 1000, ''],
  ['the name under a withdrawal', withdrawalRequest.entries.name, maxSignatureLength, 200, ''],
  ['a password', password, maxPasswordLength, 128, ''],
  ['a name', personName, maxPersonNameLength, 100, ''],
  ['a first name of an order', ordered.firstname, maxPersonNameLength, 100, ''],
  ['a last name of an order', ordered.lastname, maxPersonNameLength, 100, ''],
  ['a first name of the book', booked.firstname, maxPersonNameLength, 100, ''],
  ['a last name of the book', booked.lastname, maxPersonNameLength, 100, ''],
  ['a company of an order', ordered.company, maxCompanyLength, 200, ''],
  ['a company of the book', booked.company, maxCompanyLength, 200, ''],
  ['a tax number of an order', ordered.vat_id, maxTaxNumberLength, 30, ''],
  ['a tax number of the book', booked.vat_id, maxTaxNumberLength, 30, ''],
  ['a postcode of an order', ordered.postcode, maxPostcodeLength, 20, ''],
  ['a postcode of the book', booked.postcode, maxPostcodeLength, 20, ''],
  ['a town of an order', ordered.city, maxTownLength, 100, ''],
  ['a town of the book', booked.city, maxTownLength, 100, ''],
  ['a phone number of an order', ordered.telephone, maxTelephoneLength, 40, ''],
  ['a phone number of the book', booked.telephone, maxTelephoneLength, 40, ''],
  ['the subject of a message', mail.subject, maxMessageSubjectLength, 200, ''],
  ['a message to the shop', mail.emailText, maxMessageLength, 4000, ''],
  ['the line for the courier', newOrder.entries.comment, maxCommentLength, 500, ''],
])('[CO-66] %s accepts the stated number of characters', (_what, schema, limit, most, ending) => {
  expect(limit).toBe(most);
  expect(v.is(schema, 'a'.repeat(limit - ending.length) + ending)).toBe(true);
  expect(v.is(schema, 'a'.repeat(limit - ending.length + 1) + ending)).toBe(false);
});

it('[CO-66] a street line accepts the stated number of characters', () => {
  expect(maxStreetLineLength).toBe(200);
  for (const { street } of [ordered, booked]) {
    expect(v.is(street, ['a'.repeat(200), 'a'.repeat(200)])).toBe(true);
    expect(v.is(street, ['a', 'a'.repeat(201)])).toBe(false);
  }
});
