import { expect, it } from 'vitest';
import {
  emailLinkMinutes,
  newsletterLinkDays,
  newsletterWishDays,
  passwordLinkMinutes,
} from './email-links.ts';

it('[CO-58] links in emails are valid for 10 minutes, an hour and 7 days; a pending add for 30 days', () => {
  expect([passwordLinkMinutes, emailLinkMinutes]).toEqual([10, 60]);
  expect([newsletterLinkDays, newsletterWishDays]).toEqual([7, 30]);
});
