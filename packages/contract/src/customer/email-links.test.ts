import { expect, it } from 'vitest';
import {
  emailLinkMinutes,
  newsletterLinkDays,
  newsletterWishDays,
  orderCodeMinutes,
  orderLinkDays,
  passwordLinkMinutes,
} from './email-links.ts';

it('[CO-58] links in emails are valid for 10 minutes, an hour, 7 and 180 days, a code for 15 minutes', () => {
  expect([passwordLinkMinutes, emailLinkMinutes]).toEqual([10, 60]);
  expect([newsletterLinkDays, newsletterWishDays]).toEqual([7, 30]);
  expect([orderLinkDays, orderCodeMinutes]).toEqual([180, 15]);
});
