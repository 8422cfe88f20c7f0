import { expect, it } from 'vitest';
import { plainPage } from './plain-page.ts';

const views = [
  { storeCode: '', language: 'hu' },
  { storeCode: 'de', language: 'de' },
  { storeCode: 'it', language: 'it' },
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
  [
    '/it',
    'it',
    '<h1>Si è verificato un errore del server</h1>',
    'href="/it"',
    'Numero dell’errore: r-1',
  ],
])('%s is answered in the language of its store view', (path, language, ...said) => {
  const page = plainPage('broken', path, views, 'r-1');
  expect(page).toContain(`<html lang="${language}">`);
  for (const words of said) expect(page).toContain(words);
});
