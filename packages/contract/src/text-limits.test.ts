import * as v from 'valibot';
import { expect, it } from 'vitest';
import { mailMessage, newReview } from './content.ts';
import { newOrder, orderAddress, orderNumber } from './order.ts';
import { emailAddress } from './scalars.ts';
import {
  longestComment,
  longestCompany,
  longestEmail,
  longestItemsText,
  longestMessage,
  longestMessageSubject,
  longestNickname,
  longestOrderNumber,
  longestPassword,
  longestPersonName,
  longestPostcode,
  longestReview,
  longestReviewTitle,
  longestSignature,
  longestStreetLine,
  longestTaxNumber,
  longestTelephone,
  longestTown,
} from './text-limits.ts';
import { customerAddress, password, personName } from './user.ts';
import { withdrawalRequest } from './withdrawal.ts';

const { title, detail, nickname } = newReview.entries;
const { entries: mail } = mailMessage;
const { entries: ordered } = orderAddress;
const { entries: booked } = customerAddress;
const end = '@zugoly.hu';

it.each([
  ['an e-mail address', emailAddress, longestEmail, 254, end],
  ['the number of an order', orderNumber, longestOrderNumber, 40, ''],
  ['the title of a review', title, longestReviewTitle, 100, ''],
  ['the text of a review', detail, longestReview, 4000, ''],
  ['the name below a review', nickname, longestNickname, 100, ''],
  ['what is withdrawn from', withdrawalRequest.entries.items, longestItemsText, 1000, ''],
  ['the name under a withdrawal', withdrawalRequest.entries.name, longestSignature, 200, ''],
  ['a password', password, longestPassword, 128, ''],
  ['a name', personName, longestPersonName, 100, ''],
  ['a first name of an order', ordered.firstname, longestPersonName, 100, ''],
  ['a last name of an order', ordered.lastname, longestPersonName, 100, ''],
  ['a first name of the book', booked.firstname, longestPersonName, 100, ''],
  ['a last name of the book', booked.lastname, longestPersonName, 100, ''],
  ['a company of an order', ordered.company, longestCompany, 200, ''],
  ['a company of the book', booked.company, longestCompany, 200, ''],
  ['a tax number of an order', ordered.vat_id, longestTaxNumber, 30, ''],
  ['a tax number of the book', booked.vat_id, longestTaxNumber, 30, ''],
  ['a postcode of an order', ordered.postcode, longestPostcode, 20, ''],
  ['a postcode of the book', booked.postcode, longestPostcode, 20, ''],
  ['a town of an order', ordered.city, longestTown, 100, ''],
  ['a town of the book', booked.city, longestTown, 100, ''],
  ['a phone number of an order', ordered.telephone, longestTelephone, 40, ''],
  ['a phone number of the book', booked.telephone, longestTelephone, 40, ''],
  ['the subject of a message', mail.subject, longestMessageSubject, 200, ''],
  ['a message to the shop', mail.emailText, longestMessage, 4000, ''],
  ['the line for the courier', newOrder.entries.comment, longestComment, 500, ''],
])('[CO-66] %s takes as many characters as it is said to', (_what, schema, limit, most, ending) => {
  expect(limit).toBe(most);
  expect(v.is(schema, 'a'.repeat(limit - ending.length) + ending)).toBe(true);
  expect(v.is(schema, 'a'.repeat(limit - ending.length + 1) + ending)).toBe(false);
});

it('[CO-66] a line of a street takes as many characters as it is said to', () => {
  expect(longestStreetLine).toBe(200);
  for (const { street } of [ordered, booked]) {
    expect(v.is(street, ['a'.repeat(200), 'a'.repeat(200)])).toBe(true);
    expect(v.is(street, ['a', 'a'.repeat(201)])).toBe(false);
  }
});
