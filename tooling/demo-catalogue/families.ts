import type { CareKey } from './care.ts';

/**
 * What products of one kind share: the folder of their pictures, working days until delivery, and the
 * sentences of which each product tells one.
 */
export interface Family {
  readonly delivery: readonly [min: number, max: number];
  readonly care?: CareKey;
  readonly sentences: readonly string[];
}

export const families = {
  kanapek: {
    delivery: [8, 15],
    sentences: [
      'A keret szárított bükk, a rugózat hullámrugó, így az ülés tíz év után sem süpped be.',
      'Az ülőpárnák megfordíthatók, ezért mindkét oldaluk egyformán kopik.',
      'A lábak csavarosak: a kanapé szűk lépcsőházban is felvihető, és öt perc alatt összeáll.',
      'Az ülésben hideghab és tollal töltött réteg váltja egymást, ettől egyszerre feszes és puha.',
      'A huzat cipzáras, így egy kiömlött kakaó nem a kanapé végét jelenti.',
    ],
  },
  fotelek: {
    delivery: [5, 10],
    sentences: [
      'A háttámla magassága a vállat is megtartja, a karfán elfér egy nyitott könyv.',
      'Az ülés enyhén hátrafelé lejt, ezért nem csúszik belőle előre az ember.',
      'A kárpit alatt kétféle sűrűségű hab van: kívül lágy, belül tartós.',
      'Talpa alatt filc védi a padlót, így egy kézzel is arrébb tolható.',
    ],
  },
  puffok: {
    delivery: [4, 8],
    sentences: [
      'Lábtartónak alacsony, pótszéknek elég magas, tálcával pedig kisasztal.',
      'Könnyű, ezért egyik szobából a másikba vándorol.',
      'Kanapé elé és ágy végéhez egyaránt illik.',
    ],
  },
  asztalkak: {
    delivery: [5, 10],
    care: 'olajozott',
    sentences: [
      'Magassága a legtöbb kanapé ülésével egy szintben van.',
      'Élei lekerekítettek, a sarkoknál nem kell félteni a kisgyereket.',
      'A lap alá csúsztatva egy kosár is elfér.',
      'A lábak távolsága úgy van kiszámolva, hogy a robotporszívó is átférjen közöttük.',
    ],
  },
  tarolok: {
    delivery: [8, 14],
    care: 'furner',
    sentences: [
      'A hátfalon kábelkivezetés van, a polcok fokokban állíthatók.',
      'A fiókok fékezettek, teljesen kihúzhatók.',
      'Hátfala is furnérozott, ezért térelválasztóként is megállja a helyét.',
      'Falhoz rögzíthető, a szükséges pánt a csomagban van.',
      'Az ajtók nyomásra nyílnak, fogantyú nem töri meg a felületet.',
    ],
  },
  asztalok: {
    delivery: [10, 18],
    care: 'olajozott',
    sentences: [
      'A lapot három réteg keményolaj védi: a vörösbor is lepereg róla.',
      'A lábak a sarkoknál ülnek, így a végein is kényelmes a hely.',
      'Minden lap erezete más, két egyforma asztal nem készül.',
      'Négy csavarral áll össze, szerszám a csomagban.',
    ],
  },
  szekek: {
    delivery: [5, 9],
    sentences: [
      'A háttámla íve a derék magasságában a legerősebb, hosszú vacsoránál is tart.',
      'A csapolt kötések miatt évek múlva sem nyikorog.',
      'Az ülőlap széle lekerekített, nem vág a comb alá.',
      'Összeszerelve érkezik, csak a filctalpakat kell felragasztani.',
      'Négy darab alatt érdemes két színt vegyíteni, a forma összefogja őket.',
    ],
  },
  garniturak: {
    delivery: [10, 18],
    care: 'olajozott',
    sentences: [
      'A készlet darabjai külön-külön is rendelhetők, a készletár azonban csak együtt jár.',
      'Az asztal és a székek egyszerre, egy fuvarral érkeznek.',
      'Minden tétel cserélhető, az ár a választás szerint változik.',
    ],
  },
  agyak: {
    delivery: [10, 18],
    sentences: [
      'A keret közepén ötödik láb tartja az ágyrácsot, nincs billegés.',
      'Az ágyrács külön rendelhető; a keret pereme 28 milliméterrel a matrac széle alatt fut.',
      'A fejvég dőlésszöge olvasáshoz van igazítva.',
      'Két ember fél óra alatt összerakja, a csavarok a keret belsejében rejtve maradnak.',
    ],
  },
  matracok: {
    delivery: [4, 8],
    care: 'matrac',
    sentences: [
      'Összetekerve érkezik, kibontva két nap alatt éri el végleges magasságát.',
      'A hét zóna a vállnál enged, a derék alatt tart.',
      'A fólia eltávolítása után is élhet a vásárló a 14 napos elállással.',
    ],
  },
  lampak: {
    delivery: [3, 6],
    care: 'lampa',
    sentences: [
      'Kapcsolója a vezetéken ül, kézre esik.',
      'A textilvezeték színe a lámpatesthez igazodik.',
      'Fényforrás nincs a csomagban; melegfehér, 2700 kelvines izzóval a legszebb.',
      'A talp alján filc védi a bútor lapját.',
    ],
  },
  fenyek: {
    delivery: [3, 6],
    care: 'lampa',
    sentences: [
      'A vezeték felszereléskor rövidíthető, a mennyezeti rózsa a csomag része.',
      'Felszerelését villanyszerelőre érdemes bízni, a művelet húsz perc.',
      'A fény lefelé és a búra fölött is szabadon árad, nem vet éles árnyékot.',
    ],
  },
  szonyegek: {
    delivery: [3, 6],
    care: 'szonyeg',
    sentences: [
      'A fonalat kis adagokban festik, ezért az árnyalat darabonként leheletnyit eltér.',
      'Csúszásgátló alátéttel érdemes lefektetni, akkor a sarkai sem kunkorodnak.',
      'Padlófűtésen is használható.',
    ],
  },
  textilek: {
    delivery: [2, 4],
    sentences: [
      'A szélek kézzel vannak elvarrva, a cipzár rejtett.',
      'Mosás után egyre puhább lesz.',
      'A huzat sűrű szövésű, macskaköröm nehezen akad bele.',
      'Színei a kollekció többi darabjával együtt készültek, bátran keverhetők.',
    ],
  },
  tukrok: {
    delivery: [4, 8],
    care: 'uveg',
    sentences: [
      'Az üveg hátoldalát biztonsági fólia tartja egyben.',
      'Ablakkal szemben felakasztva megduplázza a fényt.',
      'A felszereléshez való tipli és kampó a csomagban van.',
    ],
  },
  dekor: {
    delivery: [2, 4],
    care: 'vaza',
    sentences: [
      'Kézzel formált, ezért a méret darabonként fél centit eltérhet.',
      'Ajándékdobozban érkezik.',
      'Egyedül is megáll, hármas csoportban azonban igazán él.',
    ],
  },
  talalas: {
    delivery: [2, 4],
    care: 'keramia',
    sentences: [
      'Mindennapi használatra készült: mosogatógépben és mikróban is jól érzi magát.',
      'A darabok egymásba rakhatók, kevés helyet foglalnak.',
      'Pótlásra később is kapható, a sorozat nem fut ki.',
    ],
  },
  novenyek: {
    delivery: [2, 4],
    care: 'noveny',
    sentences: [
      'Hazai kertészetből, ültetve érkezik, dupla falú dobozban.',
      'Fagyban nem adjuk futárnak; ilyenkor egyeztetünk a kézbesítés napjáról.',
    ],
  },
  gyerek: {
    delivery: [6, 12],
    care: 'festett',
    sentences: [
      'Minden éle legalább öt milliméteres sugárral lekerekített.',
      'A festék megfelel az EN 71-3 játékszabványnak.',
      'Falhoz rögzítő készlet jár hozzá, felszerelése kötelező.',
      'A csavarfejeket fadugók takarják, apró alkatrész nem marad elöl.',
    ],
  },
  iroda: {
    delivery: [6, 12],
    sentences: [
      'Az ülésmagasság gázrugóval, egyetlen karral állítható.',
      'A kábelek a lap alatti vályúban futnak.',
      'Egész napos munkára tervezték, mégis lakásbútornak hat.',
    ],
  },
  kert: {
    delivery: [6, 12],
    care: 'kulteri',
    sentences: [
      'A csavarok rozsdamentes acélból vannak, esőben sem hagynak barna csíkot.',
      'Kint telelhet, ha a párnák fedél alá kerülnek.',
      'A talpak állíthatók, a terasz lejtése nem gond.',
    ],
  },
  eloszoba: {
    delivery: [5, 10],
    care: 'lakkozott',
    sentences: [
      'Mélysége alig több egy cipő hosszánál, szűk folyosón is elfér.',
      'A falra szereléshez minden szükséges alkatrész a csomagban van.',
      'Bírja a vizes esernyőt és a sáros csizmát: a belső tálca kivehető.',
    ],
  },
  szolgaltatasok: {
    delivery: [1, 3],
    sentences: ['Az időpontot a rendelés után telefonon egyeztetjük.'],
  },
} as const satisfies Record<string, Family>;
export type FamilyKey = keyof typeof families;
