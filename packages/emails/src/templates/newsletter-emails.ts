import { budapestDate } from '@shop/calendar';
import { newsletterLinkDays, newsletterWishDays } from '@shop/contract';
import { formatDate, formatPercent } from '@shop/format';
import type { EpochMs } from '@shop/kernel';
import { createElement as h, Fragment } from 'react';
import type { EmailTemplate } from '../email.ts';
import { useEmail } from '../parts/email-context.ts';
import { ButtonLink, TextLink } from '../parts/email-link.ts';
import { Paragraph } from '../parts/paragraph.ts';
import { Signature } from '../parts/salutation.ts';

interface Subscription {
  readonly unsubscribeUrl: string;
}

/** Asks the owner of an address to confirm the subscription (double opt-in). */
export const newsletterConfirmationEmail: EmailTemplate<
  Subscription & { readonly confirmUrl: string }
> = {
  subject: (i18n) => i18n._('Newsletter: confirm your subscription'),
  preheader: (i18n) =>
    i18n._('The link is valid for {newsletterLinkDays} days.', { newsletterLinkDays }),
  Content({ confirmUrl, unsubscribeUrl }) {
    const { i18n, brand } = useEmail();
    const { shopName } = brand;
    return h(
      Fragment,
      null,
      h(Paragraph, null, i18n._('Dear reader,')),
      h(
        Paragraph,
        null,
        i18n._(
          'The {shopName} newsletter was requested for this address. Confirm the subscription with the link below.',
          { shopName },
        ),
      ),
      h(ButtonLink, { label: i18n._('Confirm the subscription'), url: confirmUrl }),
      h(
        Paragraph,
        null,
        i18n._(
          'The link is valid for {newsletterLinkDays} days and works once. If this was not you, there is nothing to do: without confirmation we send no newsletter, and we delete the address after {newsletterWishDays} days.',
          { newsletterLinkDays, newsletterWishDays },
        ),
      ),
      h(UnsubscribeLink, { unsubscribeUrl }),
      h(Signature),
    );
  },
};

/** Informs the owner of an address that the subscription exists already. */
export const newsletterKnownEmail: EmailTemplate<Subscription> = {
  subject: (i18n) => i18n._('You already subscribe to our newsletter'),
  preheader: (i18n) => i18n._('There is nothing left to do.'),
  Content({ unsubscribeUrl }) {
    const { i18n, brand } = useEmail();
    const { shopName } = brand;
    return h(
      Fragment,
      null,
      h(Paragraph, null, i18n._('Dear reader,')),
      h(
        Paragraph,
        null,
        i18n._(
          'The {shopName} newsletter already goes to this address, so there is nothing left to do.',
          { shopName },
        ),
      ),
      h(UnsubscribeLink, { unsubscribeUrl }),
      h(Signature),
    );
  },
};

/** A coupon for the confirmation of a subscription. */
interface Gift {
  readonly percent: number;
  readonly code: string;
  /** Time of expiry; absent if the code does not expire. */
  readonly validTo?: EpochMs | undefined;
}

/** The welcome email after the confirmation. */
export const newsletterWelcomeEmail: EmailTemplate<
  Subscription & { readonly shopUrl: string; readonly gift?: Gift | undefined }
> = {
  subject: (i18n, { gift }) =>
    gift === undefined
      ? i18n._('You have subscribed')
      : i18n._('You have subscribed: {percent} off', {
          percent: formatPercent(gift.percent, i18n.language),
        }),
  preheader: (i18n, { gift }) =>
    gift === undefined
      ? i18n._('We write about new products, care and offers.')
      : i18n._('Coupon code: {code}', { code: gift.code }),
  Content({ gift, shopUrl, unsubscribeUrl }) {
    const { i18n } = useEmail();
    return h(
      Fragment,
      null,
      h(Paragraph, null, i18n._('Dear reader,')),
      h(
        Paragraph,
        null,
        i18n._(
          'Your subscription is confirmed. We write about new products, care advice and offers.',
        ),
      ),
      gift === undefined ? null : h(GiftParagraphs, { gift, shopUrl }),
      h(UnsubscribeLink, { unsubscribeUrl }),
      h(Signature),
    );
  },
};

function GiftParagraphs({ gift, shopUrl }: { readonly gift: Gift; readonly shopUrl: string }) {
  const { i18n } = useEmail();
  const { percent, code, validTo } = gift;
  return h(
    Fragment,
    null,
    h(
      Paragraph,
      null,
      i18n._('To thank you, we give {percent} off the products of one order. Coupon code: {code}', {
        percent: formatPercent(percent, i18n.language),
        code,
      }),
    ),
    h(
      Paragraph,
      null,
      validTo === undefined
        ? i18n._('The code can be redeemed once in the cart.')
        : i18n._('The code can be redeemed once in the cart, last day: {lastDay}.', {
            lastDay: formatDate(budapestDate(validTo), i18n.language, 'long'),
          }),
    ),
    h(ButtonLink, { label: i18n._('To the shop'), url: shopUrl }),
  );
}

function UnsubscribeLink({ unsubscribeUrl }: Subscription) {
  return h(TextLink, { label: useEmail().i18n._('Unsubscribe'), url: unsubscribeUrl });
}
