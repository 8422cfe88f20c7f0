import { describe, expect, it } from 'vitest';
import { copyExceptions } from './copy-exceptions.ts';
import { faultsOf, type Fault } from './copy-rules.ts';
import { hungarianTexts, screenTexts, translatedTexts, type TextKind } from './hungarian-texts.ts';

const texts = hungarianTexts();
const found = texts.flatMap((text) =>
  faultsOf(text.text, text.kind).map((fault) => ({ ...text, fault })),
);
const excuses = (place: string, { words }: Fault) =>
  copyExceptions.filter(
    (exception) =>
      exception.place === place &&
      exception.words.some((word) => words.toLowerCase().startsWith(word)),
  );

// findings of the Hungarian texts
describe('the Hungarian texts of the shop', () => {
  it('are read from every place', () => {
    const count = (kind: TextKind) => texts.filter((text) => text.kind === kind).length;
    expect(count('screen')).toBeGreaterThan(700);
    expect(count('email')).toBeGreaterThan(100);
    expect(count('page')).toBeGreaterThan(1000);
    expect(count('product')).toBeGreaterThan(5000);
  });

  it('keep the glossary and the rules of docs/guides/write-hungarian.md', () => {
    const faults = found
      .filter(({ place, fault }) => excuses(place, fault).length === 0)
      .map(({ place, text, fault }) => `${place}: "${fault.words}", say ${fault.say}: ${text}`);
    expect(faults).toEqual([]);
  });

  it('need every exception', () => {
    const used = new Set(found.flatMap(({ place, fault }) => excuses(place, fault)));
    expect(copyExceptions.filter((exception) => !used.has(exception))).toEqual([]);
  });
});

it('German and Italian texts separate the thousands of an amount with a point', () => {
  const translated = [...translatedTexts('de'), ...translatedTexts('it')];
  const wrong = /(?<![\d\p{L}])\d{4,}\s?(?:Ft|€|EUR|euro)|\d\s\d{3}\s?(?:Ft|€|EUR|euro)/iu;
  expect(translated.length).toBeGreaterThan(2000);
  expect(translated.filter((text) => wrong.test(text))).toEqual([]);
});

it('German and Italian texts have one word for a showroom, and German ones one for a video', () => {
  const inGerman = /(?<!\p{L})(?:Geschäfte?n?|Ausstellungsr[aä]um\p{L}*|Filme?)(?!\p{L})/u;
  const inItalian = /(?<!\p{L})(?:# negozi|[Nn]ei negozi|[Tt]rova un negozio)(?!\p{L})/u;
  expect(translatedTexts('de').filter((text) => inGerman.test(text))).toEqual([]);
  expect(translatedTexts('it').filter((text) => inItalian.test(text))).toEqual([]);
});

describe.each([
  ['hu', 'nap|perc|óra|hónap|év|hét'],
  ['de', 'Tag|Minute|Stunde|Monat|Jahr|Woche|Uhr'],
  ['en', 'day|minute|hour|month|year|week'],
  ['it', 'giorn|minut|mes[ei]\\b|ann[oi]\\b|settiman'],
  ['ro', '(?:de )?(?:zi|zile|lun[ăi]|ani?|minut|minute)\\b'],
])('the screens in "%s" keep on one line of a phone', (language, times) => {
  // Shorter texts take one line on a phone.
  const lines = screenTexts(language).filter((text) => text.length >= 25);

  it('the word e-mail', () => {
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.filter((text) => /e-mail/i.test(text))).toEqual([]);
  });

  it('a number and its unit of time', () => {
    const apart = new RegExp(`(?:\\d|\\{\\w+\\}) (?:${times})`, 'u');
    expect(lines.filter((text) => apart.test(text))).toEqual([]);
  });
});

describe('a text at fault', () => {
  it.each<[words: string, text: string, kind?: TextKind]>([
    ['bolt', 'A bolt most nem érhető el.'],
    ['üzletben', 'Átvehető az üzletben.'],
    ['Megrendelés', 'Megrendelés visszaigazolása'],
    ['Törölt rendelés', 'Törölt rendelés'],
    ['indoklás', 'Elállás indoklás nélkül'],
    ['kézbesítés', 'Várható kézbesítés'],
    ['Részösszeg', 'Részösszeg'],
    ['eredeti ár', 'Az eredeti ár áthúzva.'],
    ['ügyfeleink', 'Az ügyfeleink mondják'],
    ['levél', 'Ez a levél igazolja.'],
    ['hivatkozás', 'A hivatkozás lejárt.'],
    ['Offline', 'Offline módban nem módosítható.'],
    ['Törlődj', 'Törlődjön a termék?'],
    ['buklé kanapék', 'Puha buklé kanapék és fotelek', 'page'],
    ['beférték', 'A darabok, amelyek beférték a lépcsőn.', 'page'],
    ['dolgozóba', 'Nappaliba, dolgozóba.', 'product'],
    ['kacsatoll keverék', 'Hideghab, kacsatoll keverék', 'product'],
    ['hetvenkettőtől százhúsz centiig', 'Asztal hetvenkettőtől százhúsz centiig.', 'product'],
    ['pont elég', 'Egy pohár víznek pont elég.', 'product'],
    ['érdemes', 'Később érdemes újra próbálni.'],
    ['szükséges', 'Bejelentkezés szükséges.'],
    ['porszívózandó', 'Heti egyszer porszívózandó.', 'product'],
    ['munkamenet', 'A munkamenet lejárt.'],
    ['kiszolgáló', 'Hiba történt a kiszolgálón.'],
    ['A(z)', 'A(z) {0} számú rendelés'],
    ['}-i', 'Ma {0}-ig nyitva'],
    ['a {', 'Fiókja a {shopName} webáruházban'],
    ['Az {', 'Az {name} már nem kapható.'],
    ['e-mail', 'A visszaigazolást e-mailben küldjük.'],
    ['5–8', 'A matrac vastagsága ágyanként 15–80\u00a0cm.', 'product'],
    ['Kérjük', 'Kérjük, próbálja újra.'],
    ['szkriptek', 'A böngészőben nem futnak szkriptek.'],
    [
      'rendelést nem fizették ki, ezért töröltük',
      'Ezt a rendelést nem fizették ki, ezért töröltük.',
    ],
    ['5 cm', 'A lap 75 cm széles.', 'product'],
    ['0 Ft', '15 000 Ft felett ingyenes.'],
    ['5000\u00a0Ft', '5000\u00a0Ft kedvezmény.', 'page'],
    ['} db', 'Még {0} db maradt.'],
  ])('is refused for "%s"', (words, text, kind = 'screen') => {
    expect(faultsOf(text, kind).map((fault) => fault.words)).toContainEqual(
      expect.stringContaining(words),
    );
  });

  it.each<[text: string, kind?: TextKind]>([
    ['A hírlevélre bármikor feliratkozhat.'],
    ['Boltíves tükör fémkeretben'],
    ['Az ügyfélszolgálat segít.'],
    ['A {shop.title} webáruház üzleti vásárlóknak', 'page'],
    ['Fizetendő készpénzben: {0}, nincs teendője, állandó kínálat, kendővel törölje.'],
    ['A lap 75\u00a0cm széles, 15\u00a0000\u00a0Ft felett ingyenes, még {0}\u00a0db maradt.'],
    ['5\u00a0000\u00a0Ft kedvezmény az OTTHON5000 kóddal.', 'page'],
    ['A visszaigazolást e-\u2060mailben küldjük.'],
    ['Új e-mail-cím'],
    ['A matrac vastagsága ágyanként 15–\u206080\u00a0cm.', 'product'],
    ['4–10 személyre', 'product'],
    ['Egyetlen levele sem hullik le.', 'product'],
  ])('is not: %s', (text, kind = 'screen') => {
    expect(faultsOf(text, kind)).toEqual([]);
  });
});
