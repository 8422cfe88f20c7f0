/** A search text, and the condition for the first three results: by name, or all of one kind. */
export interface RelevanceQuery {
  readonly text: string;
  /** Names of which one of the first three results must have one. */
  readonly names?: readonly string[];
  /** Pattern of the names of all first three results. */
  readonly kind?: RegExp;
}

const named = (text: string, ...names: readonly string[]): RelevanceQuery => ({ text, names });
const kind = (text: string, ofNames: RegExp): RelevanceQuery => ({ text, kind: ofNames });

/** Queries for the demo shop, grouped by tested feature. */
export const relevanceQueries: Readonly<Record<string, readonly RelevanceQuery[]>> = {
  'the name, or a part of it': [
    named('Felhő fotel', 'Felhő fotel'),
    named('Bécsi szék', 'Bécsi szék'),
    named('malom étkezőasztal', 'Malom étkezőasztal'),
    named('Vihar teáskanna', 'Vihar teáskanna'),
    named('gólyaláb', 'Gólyaláb állólámpa'),
    named('tanulótorony', 'Tanulótorony'),
    named('mászóháromszög', 'Mászóháromszög'),
    named('lombkorona', 'Lombkorona könyvespolc', 'Lombkorona könyvespolc, öt szinttel'),
    named('anyósnyelv', 'Anyósnyelv kaspóval'),
    named('manófészek házikóágy', 'Manófészek házikóágy'),
    named('emelkedő íróasztal', 'Emelkedő íróasztal'),
    named('csend kanapéágy', 'Csend kanapéágy'),
    named('lakberendezői tanácsadás', 'Lakberendezői tanácsadás'),
    named('régi bútor elszállítása', 'Régi bútor elszállítása'),
  ],
  'words in another order': [
    named('szék bécsi', 'Bécsi szék'),
    named('fotel felhő', 'Felhő fotel'),
    named('étkezőasztal kerek', 'Hold kerek étkezőasztal'),
    named('szőnyeg juta', 'Napkerék jutaszőnyeg'),
  ],
  'without accents': [
    kind('kanape', /kanapé/i),
    kind('fuggolampa', /függőlámpa/i),
    kind('konyvespolc', /könyvespolc/i),
    named('iroasztal', 'Berek íróasztal', 'Emelkedő íróasztal', 'Malom fiókos íróasztal'),
    kind('matrac', /matrac/i),
    named('tukor', 'Telihold tükör', 'Boltív álló tükör', 'Tócsa tükör', 'Napsugár tükör'),
    named('gyekeny szek', 'Gyékényszék'),
    named('konnyezopalma', 'Könnyezőpálma kaspóval'),
  ],
  'with endings': [
    kind('kanapét', /kanapé/i),
    kind('lámpák', /lámpa/i),
    kind('polcok', /polc/i),
    named('tükröt', 'Telihold tükör', 'Boltív álló tükör', 'Tócsa tükör', 'Napsugár tükör'),
    kind('fotelek', /fotel|karosszék/i),
    named('gyertyatartót', 'Sárgaréz gyertyatartó, három darab'),
    kind('vázák', /váza/i),
    named(
      'párnát',
      'Len díszpárna',
      'Hold bársonypárna',
      'Malom csíkos párna',
      'Bojtos gyapjúpárna',
    ),
    kind('szőnyegek', /szőnyeg/i),
    named('bögrék', 'Kavics bögre, három darab'),
  ],
  'a part of a compound': [
    kind('asztal', /asztal/i),
    kind('lámpa', /lámpa/i),
    kind('szekrény', /szekrény/i),
    kind('ágy', /ágy/i),
    kind('függöny', /függöny/i),
    named('takaró', 'Felhő puha takaró', 'Juhász gyapjútakaró'),
    named('polc', 'Létrapolc', 'Ág fali polc', 'Telihold fali polc', 'Műhely fémvázas polc'),
  ],
  'compounds written together': [
    named('falipolc', 'Ág fali polc', 'Telihold fali polc'),
    named('asztalilámpa', 'Kar asztali lámpa', 'Tulipán asztali lámpa'),
  ],
  'compounds written apart': [
    named('író asztal', 'Berek íróasztal', 'Emelkedő íróasztal', 'Malom fiókos íróasztal'),
    kind('kanapé ágy', /kanapéágy/i),
    kind('könyves polc', /könyvespolc/i),
    kind('étkező asztal', /étkezőasztal|étkezőgarnitúra/i),
    named('gyapjú szőnyeg', 'Berber gyapjúszőnyeg'),
    named('bársony párna', 'Hold bársonypárna'),
  ],
  synonyms: [
    kind('szófa', /kanapé/i),
    kind('karosszék', /karosszék|fotel/i),
    named(
      'kávézóasztal',
      'Kavics dohányzóasztal',
      'Berek dohányzóasztal',
      'Hajtűlábú dohányzóasztal',
    ),
    kind('fiókos szekrény', /komód|fiókos|szekrény/i),
    named('ruhásszekrény', 'Csend gardróbszekrény', 'Nádas gardróbszekrény'),
    named('gyermekágy', 'Manófészek kiságy', 'Manófészek házikóágy', 'Berek kamaszágy'),
  ],
  'mistyped words': [
    kind('kanappé', /kanapé/i),
    kind('fotell', /fotel/i),
    kind('szönyeg', /szőnyeg/i),
    named('mattrac', 'Csend hideghab matrac', 'Berek latexmatrac', 'Hold zsákrugós matrac'),
    kind('függölámpa', /függőlámpa/i),
    kind('könyvespollc', /könyvespolc/i),
    named('gardrobszekreny', 'Nádas gardróbszekrény', 'Csend gardróbszekrény'),
    named('gyertyatrató', 'Sárgaréz gyertyatartó, három darab'),
  ],
  'while it is being typed': [
    kind('kana', /kanapé/i),
    kind('matr', /matrac/i),
    kind('füg', /függ/i),
    named('montess', 'Montessori könyvespolc'),
  ],
  'colour, material, room': [
    named('bársony kanapé', 'Hold bársonykanapé'),
    named('bőr fotel', 'Nyereg bőrfotel'),
    named('réz evőeszköz', 'Rézszínű evőeszköz, 16 darabos'),
    kind('kerti garnitúra', /kerti/i),
    kind('gyerek szőnyeg', /gyerekszőnyeg|szőnyeg/i),
    named('jutaszőnyeg', 'Napkerék jutaszőnyeg'),
  ],
  'an item number': [
    named('ZG-1101', 'Felhő háromszemélyes kanapé'),
    named('zg-3301', 'Malom étkezőgarnitúra'),
  ],
};
