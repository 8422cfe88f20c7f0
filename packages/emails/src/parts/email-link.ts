import { createElement as h } from 'react';
import { useEmail } from './email-context.ts';
import { Paragraph } from './paragraph.ts';

interface LinkProps {
  readonly label: string;
  readonly url: string;
}

/** The main link of the email. As plain text: the label, then the URL on its own line. */
export function ButtonLink({ label, url }: LinkProps) {
  const { brand, isPlainText } = useEmail();
  if (isPlainText) return h(Paragraph, null, `${label}:\n${url}`);
  const { accent, onAccent } = brand.colors.light;
  const style = {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: 4,
    background: accent,
    color: onAccent,
    textDecoration: 'none',
  };
  return h(Paragraph, null, h('a', { href: url, className: 'button', style }, label));
}

/** A secondary link. `isInline`: as plain text, the URL follows the label on the same line. */
export function TextLink({
  label,
  url,
  isInline = false,
}: LinkProps & { readonly isInline?: boolean }) {
  const { brand, isPlainText } = useEmail();
  if (isPlainText) return h(Paragraph, null, `${label}:${isInline ? ' ' : '\n'}${url}`);
  const style = { color: brand.colors.light.accent };
  return h(Paragraph, null, h('a', { href: url, className: 'link', style }, label));
}
