import { LinkProvider, TextLink } from '@shop/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import ConsentQuestion from '../features/consent/consent-question.tsx';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { showInShop } from '../test/show-in-shop.tsx';
import { appLink } from './app-link.tsx';

it.each([
  [[], '<a href="/de/adatvedelem" data-app="">tájékoztató</a>'],
  [['/adatvedelem'], 'tájékoztató'],
])('without the pages %j a link is %s', (missingPages, html) => {
  const Link = appLink('/de', missingPages);
  expect(renderToStaticMarkup(<Link href="/adatvedelem">tájékoztató</Link>)).toBe(html);
});

it('returns one component for the same prefix and missing pages', () => {
  expect(appLink('/de', ['/adatvedelem'])).toBe(appLink('/de', ['/adatvedelem']));
  expect(appLink('/de', ['/adatvedelem'])).not.toBe(appLink('/de'));
});

it('leaves links of a provider to other pages alone', () => {
  const page = (
    <LinkProvider component={appLink('', ['/adatvedelem'])}>
      <TextLink href="/polcok">Polcok</TextLink>
    </LinkProvider>
  );
  expect(renderToStaticMarkup(page)).toContain('href="/polcok"');
});

it.each([
  ['newsletter form', <NewsletterForm key="form" place="popup" />],
  ['cookie question', <ConsentQuestion key="question" />],
])('the %s links to the privacy notice once the shop has written it', async (_what, part) => {
  const link = 'a[href="/adatvedelem"]';
  expect((await showInShop(part)).querySelector(link)).not.toBeNull();
  const page = await showInShop(part, {}, '/', undefined, []);
  expect(page.textContent).toContain('adatkezelési tájékoztató');
  expect(page.querySelector(link)).toBeNull();
});
