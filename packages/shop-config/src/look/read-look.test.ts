import { describe, expect, it } from 'vitest';
import { defineShopConfig } from '../shop-config.ts';
import { storefrontConfig } from '../storefront-config.ts';
import { readLook, type LookFolder } from './read-look.ts';

const folderOf = (files: Readonly<Record<string, string>>): LookFolder => ({
  read: (path) => files[path],
  hashOf: (path) => files[path] && `${'0'.repeat(7)}${files[path].length}ff`,
  hash: (text) => `${'1'.repeat(7)}${text.length}ff`,
});

const theme = `
/* A { comment; */
:root {
  --color-background: light-dark(#fdfdf5, #101410);
  --color-accent: #0b6b3a;
  --color-backdrop: rgb(0 0 0 / 0.5);
  --shadow: 0 2px 4px light-dark(rgb(0 0 0 / 0.2), #000000);
  --corner: 0.5rem;
  --display-font: Lora, 'Lora Fallback', serif;
}
@media (prefers-contrast: more) { :root { --color-border: #000000 } }
@font-face { font-family: 'Lora'; font-weight: 400 700; src: url("fonts/lora.woff2") format('woff2'); }
@font-face { font-family: 'Lora Fallback'; src: local('Georgia'), local(Times); size-adjust: 101.5% }
`;
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"></svg>';

const lookOf = (files: Readonly<Record<string, string>>) => {
  const look = readLook(folderOf(files));
  if (!look.ok) throw new Error(JSON.stringify(look.error));
  return look.value;
};
const linesOf = (files: Readonly<Record<string, string>>) => {
  const look = readLook(folderOf(files));
  return look.ok ? [] : look.error.map(({ file, path, message }) => `${file}: ${path}: ${message}`);
};

describe('a look', () => {
  const look = lookOf({ 'theme.css': theme, 'logo.svg': logo, 'fonts/lora.woff2': 'x' });

  it('[SC-48] writes the tokens for every element that chooses a mode, and fallback fonts', () => {
    expect(look.css).toBe(
      "@font-face{font-family:'Lora Fallback';src:local('Georgia'), local(Times);size-adjust:101.5%}" +
        ':root,[data-theme=light],[data-theme=dark]{' +
        '--color-background:var(--light,#fdfdf5)var(--dark,#101410);--color-accent:#0b6b3a;' +
        '--color-backdrop:rgb(0 0 0 / 0.5);' +
        '--shadow:0 2px 4px var(--light,rgb(0 0 0 / 0.2))var(--dark,#000000);--corner:0.5rem;' +
        "--display-font:Lora, 'Lora Fallback', serif}" +
        '@media (prefers-contrast:more){:root,[data-theme=light],[data-theme=dark]{--color-border:#000000}}',
    );
  });

  it('[SC-49] gives its files addresses that change with their content', () => {
    const font = '/assets/shop/lora-00000001.woff2';
    expect([...look.files]).toEqual([
      ['/assets/shop/logo-11111116.svg', { path: 'logo.svg' }],
      [font, { path: 'fonts/lora.woff2' }],
      [expect.stringMatching(/^\/assets\/shop\/fonts-1{7}\d\.css$/), { text: expect.any(String) }],
    ]);
    const { fontSheet, ...rest } = defineShopConfig(storefrontConfig, look.layer).theme;
    expect(rest).toEqual({
      logo: { href: '/assets/shop/logo-11111116.svg', width: 120, height: 40 },
      fonts: [
        {
          family: 'Lora',
          href: font,
          weight: '400 700',
          style: 'normal',
          unicodeRange: 'U+0-10FFFF',
        },
      ],
    });
    expect(look.files.get(fontSheet ?? '')).toEqual({
      text: `@font-face{font-family:'Lora';font-weight:400 700;font-style:normal;font-display:swap;src:url(${font}) format('woff2');unicode-range:U+0-10FFFF}`,
    });
  });

  it('[SC-50] colors the frame of the browser and the emails, below what shop.json says', () => {
    const shop = defineShopConfig(storefrontConfig, look.layer, {
      emails: { colors: { dark: { accent: '#aabbcc' } } },
    });
    expect(shop.shop.themeColor).toEqual({ light: '#fdfdf5', dark: '#101410' });
    expect(shop.emails.colors.light).toMatchObject({ background: '#fdfdf5', accent: '#0b6b3a' });
    expect(shop.emails.colors.dark).toMatchObject({ background: '#101410', accent: '#aabbcc' });
    expect(shop.emails.colors.light.text).toBe(storefrontConfig.emails.colors.light.text);
    expect(shop.emails.logo).toBeNull();
  });

  it('[SC-50] emails show public/logo-email.png where there is one', () => {
    expect(lookOf({ 'public/logo-email.png': 'x' }).layer.emails?.logo).toBe('/logo-email.png');
  });

  it('[SC-48] of a folder without files is the default', () => {
    const empty = lookOf({});
    expect([empty.css, empty.files.size]).toEqual(['', 0]);
    expect(defineShopConfig(storefrontConfig, empty.layer)).toEqual(storefrontConfig);
  });
});

it.each([
  [
    'a token nobody knows',
    ':root { --color-brand: #123456 }',
    /--color-brand: is no token: write one of --color-background, /,
  ],
  [
    'a color in another form',
    ':root { --color-text: red }',
    /--color-text: cannot be "red": write it like light-dark\(#/,
  ],
  [
    'an opacity where a color is solid',
    ':root { --color-text: rgb(0 0 0 / 0.5) }',
    /--color-text: cannot be/,
  ],
  [
    'text that leaves the style sheet',
    ":root { --text-font: 'a</style>' }",
    /--text-font: cannot be/,
  ],
  ['a property of an element', ':root { color: #123456 }', /: color: is no token/],
  ['a rule for an element', 'body { --corner: 0 }', /: body: is no rule of a theme: write :root, /],
  [
    'another rule for more contrast',
    '@media (prefers-contrast: more) { p { --corner: 0 } }',
    /may contain :root only/,
  ],
  [
    'a brace that is not closed',
    ':root { --corner: 0',
    /: :root \{ --corner: 0: is in no rule: close its brace/,
  ],
  ['a declaration without a value', ':root { --corner }', /--corner: cannot be ""/],
  [
    'a font without a name',
    "@font-face { src: local('Arial') }",
    /@font-face: font-family: is missing/,
  ],
  [
    'a font of another host',
    "@font-face { font-family: A; src: url('https://a.example/a.woff2') }",
    /@font-face A: src: must be url\('fonts\/NAME.woff2'\)/,
  ],
  [
    'a font outside of fonts',
    "@font-face { font-family: A; src: url('fonts/../shop.json') }",
    /src: must be/,
  ],
  [
    'an unknown property of a font',
    '@font-face { font-family: A; src: local(B); size: 1 }',
    /@font-face A: size: is not used here/,
  ],
  [
    'a value that leaves the face',
    '@font-face { font-family: A; src: local(B); size-adjust: <b> }',
    /size-adjust: cannot be "<b>"/,
  ],
  [
    'a file that does not exist',
    '@font-face { font-family: A; src: url(fonts/a.woff2) }',
    /@font-face A: src: "fonts\/a.woff2" does not exist: add the file or remove the font/,
  ],
])('[SC-48] %s is refused', (_story, css, line) => {
  expect(linesOf({ 'theme.css': css })).toEqual([expect.stringMatching(line)]);
});

it('[SC-49] a logo without proportions is refused, together with the problems of the theme', () => {
  expect(linesOf({ 'logo.svg': '<svg viewBox="0 0 0 4"/>', 'theme.css': 'p {}' })).toEqual([
    expect.stringMatching(/^theme.css: p: /),
    'logo.svg: viewBox: is missing: write viewBox="0 0 WIDTH HEIGHT" into the element svg',
  ]);
});
