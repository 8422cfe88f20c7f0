import { emailLinkMinutes, passwordLinkMinutes } from '@shop/contract';
import type { PersonName } from '@shop/format';
import { createElement as h, Fragment } from 'react';
import type { EmailTemplate } from '../email.ts';
import { useEmail } from '../parts/email-context.ts';
import { ButtonLink } from '../parts/email-link.ts';
import { Paragraph } from '../parts/paragraph.ts';
import { Greeting, Signature } from '../parts/salutation.ts';

interface LinkData {
  readonly customerName: PersonName;
  readonly url: string;
}

/** Texts before and after the button with the link. */
interface LinkTexts extends LinkData {
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly after: string;
}

/** Contents of an email with one link to open. */
function LinkContent({ customerName, url, paragraphs, label, after }: LinkTexts) {
  return h(
    Fragment,
    null,
    h(Greeting, { name: customerName }),
    ...paragraphs.map((text) => h(Paragraph, null, text)),
    h(ButtonLink, { label, url }),
    h(Paragraph, null, after),
    h(Signature),
  );
}

/** Email with the password reset link. */
export const passwordResetEmail: EmailTemplate<LinkData> = {
  subject: (i18n) => i18n._('Set a new password'),
  preheader: (i18n) =>
    i18n._('The link is valid for {passwordLinkMinutes} minutes.', { passwordLinkMinutes }),
  Content(data) {
    const { i18n, brand } = useEmail();
    const { shopName } = brand;
    return LinkContent({
      ...data,
      paragraphs: [
        i18n._('A new password for this e-mail address was requested in the {shopName} shop.', {
          shopName,
        }),
        i18n._(
          'You can set it with the link below. The link is valid for {passwordLinkMinutes} minutes and works once.',
          { passwordLinkMinutes },
        ),
      ],
      label: i18n._('Set the new password'),
      after: i18n._(
        'If this was not you, there is nothing to do: the password stays as it is, and nobody has signed in to your account.',
      ),
    });
  },
};

/** Invites a customer of the former shop to set a password. `days`: lifetime of the link. */
export const invitationEmail: EmailTemplate<LinkData & { readonly days: number }> = {
  subject: (i18n) => i18n._('Set a password for your account'),
  preheader: (i18n) => i18n._('Set a password to keep using your account.'),
  Content(data) {
    const { i18n, brand } = useEmail();
    const { shopName } = brand;
    const { days } = data;
    return LinkContent({
      ...data,
      paragraphs: [
        i18n._(
          'The {shopName} shop has a new website. Your account has moved with it, and your former password does not work there.',
          { shopName },
        ),
        i18n._(
          'Set a new password with the link below. The link is valid for {days} days and works once.',
          { days },
        ),
      ],
      label: i18n._('Set the password'),
      after: i18n._(
        'If the link is no longer valid, request a new one in the shop with "Forgotten password".',
      ),
    });
  },
};

/** Email with the link that confirms the new address of an account. */
export const confirmAddressEmail: EmailTemplate<LinkData> = {
  subject: (i18n) => i18n._('Confirm the new e-mail address'),
  preheader: (i18n) =>
    i18n._('The link is valid for {emailLinkMinutes} minutes.', { emailLinkMinutes }),
  Content(data) {
    const { i18n, brand } = useEmail();
    const { shopName } = brand;
    return LinkContent({
      ...data,
      paragraphs: [
        i18n._(
          'This e-mail address was given as the new address of an account in the {shopName} shop. Confirm it with the link below, which is valid for {emailLinkMinutes} minutes and works once.',
          { shopName, emailLinkMinutes },
        ),
      ],
      label: i18n._('Confirm the new address'),
      after: i18n._(
        'If this was not you, there is nothing to do: nothing changes without the link.',
      ),
    });
  },
};

/** Informs the former address of an account that it is no longer used for the login. */
export const addressChangedEmail: EmailTemplate<object> = {
  subject: (i18n) => i18n._('The e-mail address of your account has changed'),
  preheader: (i18n) => i18n._('You can no longer sign in with this address.'),
  Content() {
    const { i18n, brand } = useEmail();
    const { shopName } = brand;
    return h(
      Fragment,
      null,
      h(Paragraph, null, i18n._('Dear customer,')),
      h(
        Paragraph,
        null,
        i18n._(
          'The e-mail address of your account in the {shopName} shop has changed. You can no longer sign in with this address.',
          { shopName },
        ),
      ),
      h(
        Paragraph,
        null,
        i18n._('If you did not change it, reply to this e-mail and we will help at once.'),
      ),
      h(Signature),
    );
  },
};

/** Confirms the deletion of an account. */
export const accountErasedEmail: EmailTemplate<object> = {
  subject: (i18n) => i18n._('Your account has been deleted'),
  preheader: (i18n) => i18n._('Your data has been deleted too.'),
  Content() {
    const { i18n, brand } = useEmail();
    const { shopName } = brand;
    return h(
      Fragment,
      null,
      h(Paragraph, null, i18n._('Dear customer,')),
      h(
        Paragraph,
        null,
        i18n._(
          'We have deleted your account in the {shopName} shop and the data that belongs to it.',
          {
            shopName,
          },
        ),
      ),
      h(
        Paragraph,
        null,
        i18n._(
          'Accounting law requires us to keep the billing data of earlier orders for 8 years; no other data is linked to them.',
        ),
      ),
      h(Signature),
    );
  },
};
