/** A search text, and the grades of products by name. */
export interface GradedQuery {
  readonly text: string;
  /** Grade 2: the first product must have it. */
  readonly best: RegExp;
  /** Grade 1: may be among the first eight. */
  readonly good?: RegExp;
  /** Must not be among the first eight. */
  readonly bad?: RegExp;
}

const table = /asztal(?!i)/i;
const lamp = /lámpa|csillár/i;
const armchair = /fotel|karosszék/i;
const bed = /ágy(?!nemű)/i;

/** What shoppers of the demo shop type, by language. */
export const gradedQueries: Readonly<Record<string, readonly GradedQuery[]>> = {
  hu: [
    { text: 'asztal', best: table, bad: lamp },
    { text: 'tölgy asztal', best: table, bad: lamp },
    { text: 'kerek asztal', best: /kerek.*asztal/i, good: table, bad: /lámpa|fotel|páfrány/i },
    { text: 'fehér asztal', best: table, bad: /páfrány|lámpa/i },
    { text: 'zöld', best: /./ },
    { text: 'zöld fotel', best: armchair },
    { text: 'franciaágy', best: bed, bad: /kiságy|házikóágy|függöny/i },
    { text: 'heverő', best: /kanapé/i },
    { text: 'rekamié', best: /kanapé/i },
    { text: 'ajándék', best: /ünnepi|gyerty|váza|bögre|párna|dísz|kártya|angyal|koszorú/i },
    { text: 'karácsony', best: /./ },
    { text: 'hálószobabútor', best: /./, bad: /fürdő|lámpa/i },
    { text: 'kerti bútor', best: /./, bad: /íróasztal|ágykeret/i },
    { text: 'kültéri bútor', best: /./, bad: /íróasztal|ágykeret/i },
    { text: 'nappali bútor', best: /./, bad: /fürdő|íróasztal/i },
    { text: 'ZG-2202', best: /Olvasó fülesfotel/, bad: /^(?!Olvasó fülesfotel)/ },
    { text: '160 x 200', best: /ágy|matrac/i },
    { text: '160×200', best: /ágy|matrac/i },
    { text: '120cm', best: /./ },
    { text: '2 m', best: /./ },
    { text: '3db', best: /három darab/i, good: /./ },
    { text: 'háromszemélyes kanapé', best: /háromszemélyes kanapé/i, good: /kanapé/i },
    { text: '3 személyes kanapé', best: /háromszemélyes kanapé/i, good: /kanapé/i },
    { text: 'lámpa', best: lamp },
    { text: 'szék', best: /szék(?!rény)/i, bad: /szekrény|asztal(?!i)/i },
    { text: 'ágy', best: bed },
    { text: 'könyves polc', best: /könyvespolc/i, good: /polc/i },
    { text: 'kék szőnyeg', best: /szőnyeg/i },
    { text: 'tolgy komod', best: /komód/i },
    { text: 'mohazöld kanapé', best: /kanapé/i },
  ],
  de: [
    { text: 'Tisch', best: /tisch/i, bad: /tischlampe|tischleuchte/i },
    { text: 'Stuhl', best: /stuhl/i },
    { text: 'Sofa', best: /sofa/i },
    { text: 'Bett', best: /bett/i },
    { text: 'Esstisch rund', best: /esstisch/i },
    { text: 'ZG-2202', best: /Ohrensessel|sessel/i },
  ],
  it: [
    { text: 'tavolo', best: /tavol/i, bad: /lampada/i },
    { text: 'sedia', best: /sedi/i },
    { text: 'letto', best: /lett/i },
    { text: 'poltrona verde', best: /poltron/i },
    { text: 'ZG-2202', best: /Bergère Olvasó/ },
  ],
};
