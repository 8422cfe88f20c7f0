import type { TextKind } from './hungarian-texts.ts';

/**
 * A pattern that no text may contain, the replacement to suggest, and the kinds of text it applies to (default: all).
 */
interface CopyRule {
  readonly pattern: RegExp;
  readonly say: string;
  readonly kinds?: readonly TextKind[];
  /** True if the rule also sees word joiners. The other rules ignore them. */
  readonly seesJoiners?: boolean;
}

/**
 * Returns a pattern of a word with any ending; `stem` may be a pattern. It matches at the start of a word only: `levél`
 * does not match in `hírlevél`.
 */
const word = (stem: string): RegExp => new RegExp(`(?<!\\p{L})(?:${stem})\\p{L}*`, 'iu');
/** Returns a pattern of a noun with case endings only: `bolt` does not match in `boltív`. */
const noun = (stem: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${stem})(?:[aeoöáé]?[kt]|ban|ben|ba|be|ból|ből|hoz|hez|höz|tól|től|nak|nek|on|en|ön|ról|ről|unk|ünk)?(?!\\p{L})`,
    'iu',
  );
const shopsOwn: readonly TextKind[] = ['screen', 'email', 'page'];
const screens: readonly TextKind[] = ['screen', 'email'];

const units = 'cm|mm|km|m|kg|g|dl|l|W|K|°C|db|Ft|ciklus';

/** The rules of docs/guides/write-hungarian.md and its glossary that a program can check. */
const copyRules: readonly CopyRule[] = [
  {
    pattern: noun('bolt|üzlet|üzletkereső|shop'),
    say: 'webáruház or bemutatóterem',
    kinds: shopsOwn,
  },
  { pattern: noun('áruház'), say: 'bemutatóterem' },
  { pattern: word('megrendelés'), say: 'rendelés' },
  {
    pattern: /(?<!\p{L})töröl\p{L}* (?:a )?rendelés|rendelés\p{L}* (?:töröl|törlés|törlőd)/iu,
    say: 'lemondás',
  },
  {
    pattern: /(?<!\p{L})rendelés\p{L}*[^.:]* (?:töröltük|törölték|töröljük)/iu,
    say: 'lemondás',
    kinds: screens,
  },
  { pattern: word('indoklás'), say: 'indokolás' },
  { pattern: word('visszajuttat'), say: 'visszaküldés' },
  { pattern: word('visszafizetés'), say: 'visszatérítés' },
  { pattern: word('kézbesít|kiszállít|fuvar'), say: 'szállítás' },
  { pattern: word('pickup'), say: 'személyes átvétel' },
  { pattern: /fizetés átvételkor/iu, say: 'utánvét' },
  { pattern: /(?<!\p{L})fizetési díj/iu, say: 'fizetési mód díja' },
  { pattern: word('részösszeg'), say: 'termékek ára' },
  { pattern: /(?<!\p{L})eredeti ár(?!\p{L}*mű)/iu, say: 'korábbi ár' },
  { pattern: word('leáraz'), say: 'akció' },
  { pattern: word('kivitel|opció|összeállítás'), say: 'változat' },
  { pattern: word('garanci'), say: 'jótállás' },
  { pattern: /^szavatosság$/iu, say: 'kellékszavatosság or termékszavatosság' },
  { pattern: word('reklamáció'), say: 'panasz' },
  { pattern: /(?<!\p{L})ügyf[eé]l(?!szolg)\p{L}*/iu, say: 'vásárló' },
  { pattern: noun('címzett|vevő|eladó'), say: 'vásárló, vevő or szolgáltató' },
  { pattern: /(?<!\p{L})(?:levél|level)(?!ez)\p{L}*/iu, say: 'e-mail', kinds: shopsOwn },
  {
    pattern: /(?<=^(?=.{25}).*)e-mail/iu,
    say: 'a word joiner (U+2060) after the hyphen, in a text of more than one line on a phone',
    kinds: ['screen'],
    seesJoiners: true,
  },
  {
    pattern: /(?<=^(?=.{25}).*)\d–\d/u,
    say: 'a word joiner (U+2060) after the dash of a range, in a text of more than one line on a phone',
    seesJoiners: true,
  },
  { pattern: word('hivatkozás'), say: 'link' },
  { pattern: word('offline|hálózat'), say: 'nincs internetkapcsolat' },
  { pattern: word('eltávolít'), say: 'törlés', kinds: screens },
  { pattern: word('törlőd'), say: 'a verb with a subject: töröljük, törli' },
  { pattern: noun('film'), say: 'videó', kinds: screens },
  { pattern: word('kedvencek'), say: 'kívánságlista', kinds: screens },
  {
    pattern: /bukléb?en(?!\p{L})|(?<!\p{L})csatorná|élő szélű/iu,
    say: 'bukléban, hurka, természetes szélű',
  },
  {
    pattern: noun(
      '(?:buklé|rattan|teak|acél|bársony|kord) (?:kanapé|fotel|ágy|pad|polc|búra|keret)',
    ),
    say: 'one word: buklékanapé',
  },
  { pattern: /(?<!\p{L})(?:\p{L}*toll|gyapjú|len|pamut) keverék/iu, say: 'one word: tollkeverék' },
  {
    pattern: /(?<!\p{L})\p{L}+t[óő]l \p{L}+ (?:centi|méter|személy|kiló)ig/iu,
    say: 'digits: 72 és 120 cm között',
  },
  { pattern: /(?<!\p{L})pont (?:elég|annyi|olyan|akkora)/iu, say: 'éppen elég' },
  { pattern: /(?<!\p{L})(?:be|el|le|át|oda)?férték(?!\p{L})/iu, say: 'fértek: it has no object' },
  {
    pattern: /(?<!\p{L})(?:háló|dolgozó)(?:ba|ban|ból)(?!\p{L})/iu,
    say: 'hálószoba, dolgozószoba',
  },
  { pattern: word('érdemes'), say: 'an order to the reader: nézze meg' },
  { pattern: word('szükséges'), say: 'an order to the reader, or kell' },
  {
    pattern:
      /(?<!\p{L})(?!fizetend|utaland|visszafizetend|álland|elegend|teend|kend)\p{L}+(?:andó|endő)\p{L}*/iu,
    say: 'an order to the reader, or kell',
  },
  {
    pattern: word('munkamenet|formátum|kiszolgáló|kezeletlen|várólist|szkript'),
    say: 'what happened to the shopper',
  },
  { pattern: /(?<!\p{L})a\(z\)/iu, say: 'a colon before the value' },
  {
    pattern: /(?<!\p{L})az? (?:<\d>)?\{/iu,
    say: 'no article before a placeholder, whose first sound is not known',
    kinds: screens,
  },
  { pattern: word('kérjük'), say: 'the order alone: próbálja újra', kinds: ['screen'] },
  { pattern: /\}-\p{L}/u, say: 'a postposition or a colon: {limit} felett' },
  {
    pattern: new RegExp(`(?:\\d|\\}) (?:${units})(?!\\p{L})`, 'u'),
    say: 'a non-breaking space before the unit',
  },
  {
    pattern: /(?<![\d\p{L}])\d{4,}\s?(?:Ft|forint|EUR|€)/u,
    say: 'a non-breaking space before each three digits, as prices have: 5\u00a0000\u00a0Ft',
  },
];

/** Words that a text must not contain, and the replacement to suggest. */
export interface Fault {
  readonly words: string;
  readonly say: string;
}

/** Returns the faults of a text. Placeholders such as `{shop.title}` are not checked as words. */
export function faultsOf(text: string, kind: TextKind): readonly Fault[] {
  const written = text.replaceAll(/\{[\w.]+\}/g, '{}');
  const said = written.replaceAll('\u2060', '');
  return copyRules
    .filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
    .flatMap(({ pattern, say, seesJoiners = false }) => {
      const words = pattern.exec(seesJoiners ? written : said)?.[0];
      return words === undefined ? [] : [{ words, say }];
    });
}
