import { readFileSync } from 'node:fs';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { parsePo } from 'pofile-ts';
import { describe, expect, it } from 'vitest';
import { renderEmail } from './render-email.ts';
import { orderConfirmationEmail } from './templates/order-confirmation-email.ts';
import { withdrawalNoticeEmail, withdrawalReceiptEmail } from './templates/withdrawal-emails.ts';
import { sampleBrand, sampleEmails, sampleOrder } from './test/samples.ts';
import type { EmailLanguage } from './texts/email-texts.ts';
import { readEmailTexts } from './texts/read-email-texts.ts';

const languages = ['hu', 'de', 'it', 'ro', 'en'] as const;
const names = Object.keys(sampleEmails);

function render(name: string, language: EmailLanguage = 'hu') {
  const sample = sampleEmails[name];
  if (sample === undefined) throw new Error(`No sample ${name}`);
  return sample(readEmailTexts(language), sampleBrand);
}

/** Returns the visible characters of an email's body, without spaces. */
function readableText(html: string): string {
  return html
    .replace(/^.*<body/s, '<body')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s/g, '');
}

it.each(languages)('the texts of the emails in "%s" are those of the file', async (language) => {
  const texts = names.map((name) => {
    const { subject, text } = render(name, language);
    return `=== ${name}: ${subject}\n\n${text.replaceAll('\u00a0', ' ')}`;
  });
  await expect(texts.join('\n')).toMatchFileSnapshot(`test/emails.${language}.txt`);
});

describe.each(languages)('in "%s"', (language) => {
  it.each(names)('the HTML of %s says what its plain text says', (name) => {
    const { text, html } = render(name, language);
    const readable = readableText(html);
    for (const line of text.split('\n')) {
      // The URL of a link is in its attribute; a table has a cell for each part of a line.
      if (/https:/.test(line) || line === '') continue;
      for (const part of line.split(/^(\d+) × |: (?=[^:]*$)|:$/)) {
        expect(readable).toContain((part ?? '').replaceAll(/\s/g, ''));
      }
    }
    for (const [url] of text.matchAll(/https:\S+/g)) expect(html).toContain(`href="${url}"`);
  });

  it('each translation has the placeholders of its source', () => {
    const po = readFileSync(new URL(`locales/${language}.po`, import.meta.url), 'utf8');
    const placeholders = (text: string) =>
      [...new Set(text.match(/\{\w+\}/g))].filter((name) => name !== '{shopName}').sort();
    for (const { msgid, msgstr } of parsePo(po).items) {
      expect(placeholders(msgstr[0] ?? '')).toEqual(placeholders(msgid));
    }
  });
});

it.each(names)('%s is a document with its language, title, preview and dark mode', (name) => {
  const { subject, html } = render(name, 'de');
  expect(html).toMatch(/^<!doctype html><html lang="de"><head>/);
  expect(html).toContain(`<title>${subject.replaceAll('"', '&quot;')}</title>`);
  expect(html).toMatch(/<div style="display:none[^"]*">[^<]{3,}<\/div>/);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(html).toContain(sampleBrand.colors.dark.background);
  expect(html).not.toMatch(/<script|<link|<img|https?:\/\/(?!shop\.example)/);
});

it.each(names)('%s does not break "e-mail" at its hyphen', (name) => {
  const { html } = render(name);
  const text = html
    .replace(/^.*?<table/s, '')
    .replaceAll(/<span style="white-space:nowrap">[^<]*<\/span>/g, '');
  expect(text).not.toMatch(/>[^<]*\be-mail/i);
});

it.each(names)('%s takes the name of the shop from the brand', (name) => {
  for (const language of languages) expect(render(name, language).html).not.toContain('Zugoly');
});

it('shows the logo of the shop, with its name as alternative text', () => {
  const brand = { ...sampleBrand, logoUrl: 'https://shop.example/logo.png' };
  const { html, text } = renderEmail(
    orderConfirmationEmail,
    sampleOrder,
    readEmailTexts('hu'),
    brand,
  );
  expect(html).toContain('<img src="https://shop.example/logo.png" alt="Mintabolt"');
  expect(html).not.toContain('preload');
  expect(text).toMatch(/\nMintabolt\n$/);
});

it('names the country of an address where it is not that of the store view', () => {
  const writtenIn = (ownCountry: string) =>
    renderEmail(
      orderConfirmationEmail,
      { ...sampleOrder, ownCountry },
      readEmailTexts('de'),
      sampleBrand,
    ).text.match(/^\s*Ungarn$/gm)?.length;
  expect(writtenIn('DE')).toBe(2);
  expect(writtenIn('HU')).toBeUndefined();
});

it.each<[language: EmailLanguage, correction: string, storno: string]>([
  ['hu', 'Helyesbítő számla letöltése', 'Sztornó számla letöltése'],
  ['de', 'Rechnungskorrektur herunterladen', 'Stornorechnung herunterladen'],
  ['it', 'Scarica la nota di credito', 'Scarica la nota di credito a storno'],
  ['ro', 'Descărcați factura de corecție', 'Descărcați factura storno'],
  ['en', 'Download the corrective invoice', 'Download the cancellation invoice'],
])(
  'in "%s" a document that corrects an invoice has its own name',
  (language, correction, storno) => {
    const { text } = render('paymentRefunded', language);
    expect(text).toContain(`${correction}: WEB-2026-2 (PDF)`);
    expect(text).toContain(`${storno}: WEB-2026-3 (PDF)`);
  },
);

it('writes the amounts of an order with the grouping of its store view', () => {
  const amounts = { ...sampleOrder.amounts, total: 4990 };
  const written = (['always', 'spelling'] as const).map((grouping) => {
    const order = { ...sampleOrder, amounts, grouping };
    const { html } = renderEmail(orderConfirmationEmail, order, readEmailTexts('hu'), sampleBrand);
    return html.match(/4\u00a0?990\u00a0Ft/g);
  });
  expect(written).toEqual([
    ['4\u00a0990\u00a0Ft', '4\u00a0990\u00a0Ft'],
    ['4990\u00a0Ft', '4990\u00a0Ft'],
  ]);
});

it.each([
  [45, true],
  [0, false],
])(
  'with %i days of free returns the confirmation promises them: %s',
  (freeReturnDays, isPromised) => {
    const order = { ...sampleOrder, freeReturnDays };
    const { text } = renderEmail(orderConfirmationEmail, order, readEmailTexts('hu'), sampleBrand);
    expect(text).toContain('14 napon belül indokolás nélkül elállhat');
    expect(text.includes('önkéntesen')).toBe(isPromised);
  },
);

it('findings E1: what was typed makes no markup and no link', () => {
  const typed = '<b onclick="x">"www.evil.example"</b>';
  const { html, text } = renderEmail(
    orderConfirmationEmail,
    {
      ...sampleOrder,
      customerName: { firstname: 'Anna', lastname: typed },
      billingAddress: { ...sampleOrder.billingAddress, lastname: typed },
      lines: [{ name: 'Szék', options: [{ label: 'Felirat', value: typed }], qty: 1, total: 1 }],
    },
    readEmailTexts('hu'),
    sampleBrand,
  );
  expect(html).not.toMatch(/<b |evil\.example/);
  expect(text).toContain('<b onclick="x">"www. evil. example"</b>');
});

it('findings E1: a statement of withdrawal makes no link, neither in its receipt nor at the shop', () => {
  const typed = 'https://evil.example/a';
  const statement = {
    orderNumber: 'ZG-2026-000123-K7QX4M',
    name: typed,
    email: 'anna@mail.example',
    items: typed,
    bankAccount: null,
    receivedAt: unsafeBrand<EpochMs>(0),
  };
  const texts = readEmailTexts('hu');
  const emails = [
    renderEmail(withdrawalReceiptEmail, { statement, seller: null }, texts, sampleBrand),
    renderEmail(withdrawalNoticeEmail, { statement }, texts, sampleBrand),
  ];
  for (const { html, text } of emails) {
    expect(html + text).not.toMatch(/evil\.example|https:\/\/evil/);
    expect(text.match(/evil\. example\/a/g)?.length).toBeGreaterThanOrEqual(2);
  }
});

it('an order of 200 lines is not clipped: mail programs show 102,400 bytes', () => {
  const lines = Array.from({ length: 200 }, () => sampleOrder.lines[0]);
  const order = { ...sampleOrder, lines };
  const { html } = renderEmail(orderConfirmationEmail, order, readEmailTexts('hu'), sampleBrand);
  expect(Buffer.byteLength(html)).toBeLessThan(102_400);
});
