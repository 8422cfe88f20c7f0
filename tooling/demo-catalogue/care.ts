/** How to look after what a product is made of. */
export const care = {
  bukle:
    'Heti egyszer puha kefével porszívózandó. A foltot azonnal, nedves fehér kendővel felitatni, nem dörzsölni. A levehető huzat vegyileg tisztítható.',
  barsony:
    'Puha kefével, a szálirányt követve tisztítható. A nyomott folt gőz fölött kisimul. Tűző naptól érdemes óvni.',
  len: 'A huzat 30 fokon, kímélő programmal mosható, szárítógépben nem szárítható. Nyirkosan visszahúzva a varrások a helyükre simulnak.',
  mosottLen:
    '30 fokon, kímélő programmal mosható, szárítógépben nem szárítható. Nyirkosan kisimítva vasalni sem kell.',
  gyapju:
    'Szellőztetés és puha kefe elég neki. A foltot hideg vízzel, gyapjúhoz való szerrel kell kezelni.',
  kord: 'A bordák mentén porszívózandó. Nedves kendővel áttörölhető, a kendő ne legyen csöpögős.',
  bor: 'Félévente bőrápoló krémmel átkenendő. Fűtőtesttől legalább 40 centiméterre álljon, mert a hő kiszárítja.',
  feherPamut: '40 fokon, fehér ruhával együtt mosható. Nyirkosan visszaakasztva magától kisimul.',
  pamut:
    '40 fokon mosható, közepes hőfokon vasalható. A sötét színek az első mosáskor kevés festéket engedhetnek.',
  olajozott:
    'Nedves, jól kicsavart kendővel törölhető. Évente egyszer vékony réteg bútorolajjal frissíthető; a kisebb karcok finom csiszolással és olajjal eltűnnek.',
  lakkozott: 'Puha, enyhén nedves kendővel tisztítható. A súrolószer és az oldószer árt a lakknak.',
  lakkozottLap:
    'Puha, enyhén nedves kendővel tisztítható. A súrolószer és az oldószer árt a lakknak, forró edény alá alátét kell.',
  vagodeszka:
    'Kézzel mosogatandó, utána élére állítva szárítandó. Ha kifakul, egy kevés étolaj visszaadja a színét.',
  festett:
    'Nedves kendővel és kézmeleg vízzel tisztítható. A festék vízbázisú, a makacs folt semleges mosószerrel lejön.',
  furner:
    'Száraz vagy alig nedves kendővel, az erezet irányában törölhető. Az állva maradt vizet azonnal fel kell itatni.',
  fem: 'Száraz kendővel portalanítható. A felület semleges mosószeres vízzel lemosható, fémsúroló nem való rá.',
  evoeszkoz:
    'Mosogatógépben is mosható, savas ételmaradékot nem érdemes rajta hagyni. Fémsúroló nem való rá.',
  tuztal:
    'A kihűlt hamut minden tűz után ki kell üríteni. A rozsdaszín az anyag sajátja, idővel sötétedik.',
  rez: 'A felület idővel meleg patinát kap; aki fényesen szereti, réztisztítóval visszahozhatja. Csupasz kézzel megfogva nyomot hagyhat.',
  uveg: 'Ablaktisztítóval és szöszmentes kendővel törölhető. Éles tárgyat nem szabad a lapján húzni.',
  ko: 'A kő impregnált, de a citromlé, a bor és a kávé nyomot hagyhat: azonnal fel kell itatni. Semleges szappannal tisztítható.',
  koLampa: 'Kikapcsolt, kihűlt állapotban, száraz, puha kendővel portalanítandó.',
  kezzelMosando:
    'Kézzel, langyos vízzel mosogatandó, mikróba nem való. A kézi máz árnyalata darabonként kicsit más.',
  keramia: 'Mosogatógépben mosható, mikróba tehető. A kézi máz árnyalata darabonként kicsit más.',
  vaza: 'Langyos vízzel, kefe nélkül öblítendő. A mázatlan alj alá parafa alátétet érdemes tenni.',
  rattan:
    'Puha kefével portalanítható, nyáron enyhén nedves ruhával átdörzsölve rugalmas marad. Kültéren csak fedett helyen használható.',
  szonyeg:
    'Az első hetekben bolyhozódik, ez a gyapjú természete. Hetente porszívózandó forgókefe nélkül, félévente megfordítandó.',
  juta: 'Szárazon porszívózandó. Vizet nem kaphat sokat, mert a rost megbarnulhat; fürdőszobába nem való.',
  matrac:
    'A huzat cipzárral levehető és 60 fokon mosható. Az első hónapban hetente, utána negyedévente megfordítandó.',
  gyapjuMatrac:
    'A huzat cipzárral levehető, 30 fokon, gyapjúprogrammal mosható. Az első hónapban hetente, utána negyedévente megfordítandó.',
  takaro: '30 fokon, gyapjúprogrammal mosható, fektetve szárítandó.',
  teak: 'Kezelés nélkül egy-két év alatt ezüstszürkévé érik. Aki a mézszínt szeretné megtartani, évente teakolajjal kenje át.',
  kulteri:
    'Semleges mosószeres vízzel lemosható. Télire fedett helyre vagy takaróponyva alá kerüljön.',
  noveny:
    'Szórt fényt szeret. A földje két öntözés között a felső három centiméteren száradjon ki, télen kevesebb víz is elég.',
  naposNoveny:
    'Világos, napos helyet szeret. Csak akkor kér vizet, ha a földje egészen kiszáradt, télen még ritkábban.',
  gyertya:
    'Az első égetéskor hagyni kell a teljes felszínt megolvadni. A kanócot minden gyújtás előtt fél centire kell vágni.',
  opal: 'Kikapcsolt, kihűlt állapotban nedves kendővel törölhető, utána szárazra törlendő.',
  lampa: 'Kikapcsolt, kihűlt állapotban portalanítandó. A textil búra puha kefével tisztítható.',
  frottir:
    '60 fokon mosható, szárítógépben is szárítható. Az első néhány mosásnál öblítő nélkül szívja magába legjobban a vizet.',
  nedves:
    'A felületet pára- és cseppálló olaj védi. Az állva maradt vizet fel kell törölni, félévente egy vékony réteg olaj jár neki.',
  keret:
    'Puha, száraz ecsettel portalanítható. Közvetlen napfényben a nyomat néhány év alatt fakulhat.',
  filc: 'Puha kefével portalanítható, mosni nem szabad. Száraz helyen, dobozában tárolandó.',
  papir: 'Tollseprűvel portalanítandó. Nedvesség nem érheti.',
} as const;
export type CareKey = keyof typeof care;
