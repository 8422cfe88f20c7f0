import { createElement as h, Fragment } from 'react';
import type { EmailTemplate } from '../email.ts';
import { useEmail } from '../parts/email-context.ts';
import { Paragraph, TypedText } from '../parts/paragraph.ts';
import { Signature } from '../parts/salutation.ts';

/** A shopper's message to the shop. */
export const contactEmail: EmailTemplate<{
  readonly sender: string;
  readonly subject: string;
  readonly message: string;
}> = {
  subject: (i18n, { subject }) =>
    i18n._('Message from the shop: {subject}', { subject: subject.replaceAll(/\s+/g, ' ') }),
  preheader: (i18n, { sender }) => i18n._('Sender: {sender}', { sender }),
  Content({ sender, message }) {
    const { i18n } = useEmail();
    return h(
      Fragment,
      null,
      h(TypedText, { text: message }),
      h(Paragraph, null, i18n._('Sender: {sender}', { sender })),
    );
  },
};

/** Confirms that the message has arrived. Contains nothing of it: anybody can enter any address. */
export const contactReceivedEmail: EmailTemplate<object> = {
  subject: (i18n) => i18n._('We have received your message'),
  preheader: (i18n) => i18n._('We reply within two working days.'),
  Content() {
    const { i18n } = useEmail();
    return h(
      Fragment,
      null,
      h(Paragraph, null, i18n._('Dear Sir or Madam,')),
      h(
        Paragraph,
        null,
        i18n._(
          'Thank you for your message! We have received it and will reply within two working days.',
        ),
      ),
      h(Paragraph, null, i18n._('If you did not write to us, this e-mail needs nothing from you.')),
      h(Signature),
    );
  },
};
