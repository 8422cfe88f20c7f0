import { createElement as h, type ReactNode } from 'react';
import type { EmailColors } from '../email.ts';
import { useEmail } from './email-context.ts';
import { fonts } from './email-styles.ts';

/** Colors of dark mode. `!important`, because the light colors are inline: many mail programs ignore style sheets. */
function darkStyles({ background, text, border, accent, onAccent }: EmailColors): string {
  return [
    '@media (prefers-color-scheme: dark) {',
    `.page { background: ${background} !important; color: ${text} !important }`,
    `.title, .name { color: ${text} !important }`,
    `.line { border-color: ${border} !important }`,
    `.link { color: ${accent} !important }`,
    `.button { background: ${accent} !important; color: ${onAccent} !important }`,
    '}',
  ].join('\n');
}

/** The whole email: head, preheader, name or logo of the shop, content. As plain text: only the content. */
export function EmailDocument({
  subject,
  preheader,
  children,
}: {
  readonly subject: string;
  readonly preheader: string;
  readonly children?: ReactNode;
}) {
  const { i18n, brand, isPlainText } = useEmail();
  if (isPlainText) return children;
  const { light, dark } = brand.colors;
  const page = { margin: 0, padding: 0, background: light.background, color: light.text };
  return h(
    'html',
    { lang: i18n.language },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: darkStyles(dark) } }),
    ),
    h(
      'body',
      { className: 'page', style: page },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preheader),
      h(
        'table',
        {
          role: 'presentation',
          className: 'page',
          width: '100%',
          cellPadding: 0,
          cellSpacing: 0,
          style: { ...page, fontFamily: fonts.text, fontSize: 16, lineHeight: 1.5 },
        },
        h(
          'tbody',
          null,
          h(
            'tr',
            null,
            h(
              'td',
              { style: { padding: '24px 16px' } },
              h('div', { style: { maxWidth: 600, margin: '0 auto' } }, h(ShopName), children),
            ),
          ),
        ),
      ),
    ),
  );
}

function ShopName() {
  const { shopName, logoUrl, colors } = useEmail().brand;
  const { border, text } = colors.light;
  return h(
    'div',
    {
      className: 'line',
      style: { borderBottom: `1px solid ${border}`, paddingBottom: 12, marginBottom: 24 },
    },
    logoUrl === undefined
      ? h(
          'span',
          { className: 'name', style: { fontFamily: fonts.display, fontSize: 26, color: text } },
          shopName,
        )
      : // Without `lazy` React adds a preload of the picture to the head.
        h('img', { src: logoUrl, alt: shopName, height: 40, loading: 'lazy' }),
  );
}
