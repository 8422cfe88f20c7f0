import type { Locale } from '../locale.ts';

const months: Readonly<Record<Locale, string>> = {
  hu: 'január február március április május június július augusztus szeptember október november december',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ro: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  en: 'January February March April May June July August September October November December',
};
const shortMonths: Readonly<Record<Locale, string>> = {
  hu: 'jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  ro: 'ian. feb. mar. apr. mai iun. iul. aug. sept. oct. nov. dec.',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
};
const weekdays: Readonly<Record<Locale, string>> = {
  hu: 'hétfő kedd szerda csütörtök péntek szombat vasárnap',
  de: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  ro: 'luni marți miercuri joi vineri sâmbătă duminică',
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
};

/** `month` 1 to 12. */
export function monthName(month: number, locale: Locale, length: 'long' | 'short'): string {
  return word(length === 'long' ? months[locale] : shortMonths[locale], month);
}

/** `weekday` 1 (Monday) to 7 (Sunday). */
export function weekdayName(weekday: number, locale: Locale): string {
  return word(weekdays[locale], weekday);
}

function word(text: string, place: number): string {
  return text.split(' ')[place - 1] ?? '';
}
