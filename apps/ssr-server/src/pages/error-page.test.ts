import { expect, it } from 'vitest';
import { errorPage } from './error-page.ts';

const views = [
  { storeCode: '', language: 'hu' },
  { storeCode: 'de', language: 'de' },
  { storeCode: 'it', language: 'it' },
  { storeCode: 'en', language: 'en' },
];

it.each([
  ['/nappali', 'hu', '<h1>Hiba történt</h1>', 'href="/"', 'Hibaazonosító: r-1'],
  [
    '/de/nappali',
    'de',
    '<h1>Auf dem Server ist ein Fehler aufgetreten</h1>',
    'href="/de"',
    'Fehlernummer: r-1',
  ],
  ['/xx/nappali', 'hu', 'href="/"'],
  ['/en/sofas', 'en', '<h1>An error occurred on the server</h1>', 'Error number: r-1'],
  [
    '/it',
    'it',
    '<h1>Si è verificato un errore del server</h1>',
    'href="/it"',
    'Numero dell’errore: r-1',
  ],
])('%s is answered in the language of its store view', (path, language, ...said) => {
  const page = errorPage('broken', path, { views, shopTitle: 'Bolt & <Társa>' }, 'r-1');
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain('<p class="mark">Bolt &amp; &lt;Társa></p>');
  for (const words of said) expect(page).toContain(words);
});
