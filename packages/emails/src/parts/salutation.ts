import { formatName, type PersonName } from '@shop/format';
import { createElement as h } from 'react';
import { withoutLinks } from '../texts/without-links.ts';
import { useEmail } from './email-context.ts';
import { Lines, Paragraph } from './paragraph.ts';

/** Greeting of a person by full name, since the emails address formally. The name is user input. */
export function Greeting({ name }: { readonly name: PersonName | string }) {
  const { i18n } = useEmail();
  const fullName = typeof name === 'string' ? name : formatName(name, i18n.language);
  return h(Paragraph, null, i18n._('Dear {name},', { name: withoutLinks(fullName) }));
}

/** The last lines of an email to a customer. */
export function Signature() {
  const { i18n, brand } = useEmail();
  return h(Lines, { lines: [i18n._('Kind regards'), brand.shopName] });
}
