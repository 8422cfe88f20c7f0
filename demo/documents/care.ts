/** How to look after what a product is made of. */
export const care = {
  bukle:
    'Hetente egyszer, puha kefével porszívózza. A foltot azonnal itassa fel nedves, fehér kendővel; ne dörzsölje. A levehető huzatot vegyileg tisztíttassa.',
  barsony:
    'Puha kefével, a szálirányt követve tisztítsa. A benyomódás gőz fölött kisimul. Óvja a tűző naptól.',
  len: 'A huzatot 30 °C-on, kímélő programmal mossa, szárítógépben ne szárítsa. Ha nyirkosan húzza vissza, a varrások a helyükre simulnak.',
  mosottLen:
    '30 °C-on, kímélő programmal mossa, szárítógépben ne szárítsa. Ha nyirkosan kisimítja, vasalnia sem kell.',
  gyapju:
    'Szellőztesse, és puha kefével kefélje át. A foltot hideg vízzel, gyapjúhoz való szerrel kezelje.',
  kord: 'A bordák mentén porszívózza. Nedves, de nem csöpögős kendővel törölje át.',
  bor: 'Félévente kenje át bőrápoló krémmel. Fűtőtesttől legalább 40 cm-re tegye, mert a hő kiszárítja.',
  feherPamut:
    '40 °C-on, fehér ruhával együtt mossa. Ha nyirkosan akasztja vissza, magától kisimul.',
  pamut:
    '40 °C-on mossa, közepes hőfokon vasalja. A sötét színek az első mosáskor kevés festéket engedhetnek.',
  olajozott:
    'Nedves, jól kicsavart kendővel törölje. Évente egyszer vékony réteg bútorolajjal frissítse; a kisebb karcok finom csiszolással és olajjal eltűnnek.',
  lakkozott: 'Puha, enyhén nedves kendővel tisztítsa. A súrolószer és az oldószer árt a lakknak.',
  lakkozottLap:
    'Puha, enyhén nedves kendővel tisztítsa. A súrolószer és az oldószer árt a lakknak; forró edény alá tegyen alátétet.',
  vagodeszka:
    'Kézzel mosogassa el, utána élére állítva szárítsa. Ha kifakul, egy kevés étolaj visszaadja a színét.',
  festett:
    'Nedves kendővel és kézmeleg vízzel tisztítsa. A festék vízbázisú, a makacs folt semleges mosószerrel lejön.',
  furner:
    'Száraz vagy alig nedves kendővel, az erezet irányában törölje. A rajta maradt vizet azonnal törölje fel.',
  fem: 'Száraz kendővel portalanítsa. A felületet semleges mosószeres vízzel mossa le, fémsúrolót ne használjon.',
  evoeszkoz:
    'Mosogatógépben is mosható. Ne hagyjon rajta savas ételmaradékot, és ne használjon fémsúrolót.',
  tuztal:
    'A kihűlt hamut minden tűz után ürítse ki. A rozsdaszín az anyag sajátja, idővel sötétedik.',
  rez: 'A felület idővel meleg patinát kap; ha fényesen szereti, réztisztítóval visszahozhatja. A csupasz kéz nyomot hagyhat rajta.',
  uveg: 'Ablaktisztítóval és szöszmentes kendővel törölje. Ne húzzon a lapján éles tárgyat.',
  ko: 'A kő impregnált, de a citromlé, a bor és a kávé nyomot hagyhat: azonnal itassa fel. Semleges szappannal tisztítsa.',
  koLampa: 'Kikapcsolt, kihűlt állapotban, száraz, puha kendővel portalanítsa.',
  kezzelMosando:
    'Kézzel, langyos vízzel mosogassa el, mikróba ne tegye. A kézi máz árnyalata darabonként kicsit más.',
  keramia: 'Mosogatógépben mosható, mikróba tehető. A kézi máz árnyalata darabonként kicsit más.',
  vaza: 'Langyos vízzel, kefe nélkül öblítse. A mázatlan alj alá tegyen parafa alátétet.',
  rattan:
    'Puha kefével portalanítsa; ha nyáron enyhén nedves ruhával átdörzsöli, rugalmas marad. Kültéren csak fedett helyen használja.',
  szonyeg:
    'Az első hetekben bolyhozódik, ez a gyapjú természete. Hetente porszívózza forgókefe nélkül, félévente fordítsa meg.',
  juta: 'Szárazon porszívózza. Sok víz ne érje, mert a rost megbarnulhat; fürdőszobába nem való.',
  matrac:
    'A huzat cipzárral levehető és 60 °C-on mosható. Az első hónapban hetente, utána negyedévente fordítsa meg.',
  gyapjuMatrac:
    'A huzat cipzárral levehető, 30 °C-on, gyapjúprogrammal mosható. Az első hónapban hetente, utána negyedévente fordítsa meg.',
  takaro: '30 °C-on, gyapjúprogrammal mossa, fektetve szárítsa.',
  teak: 'Kezelés nélkül egy-két év alatt ezüstszürkévé érik. Ha a mézszínt szeretné megtartani, évente kenje át teakolajjal.',
  kulteri: 'Semleges mosószeres vízzel mossa le. Télire tegye fedett helyre vagy takaróponyva alá.',
  noveny:
    'Szórt fényt szeret. A földje két öntözés között a felső három centiméteren száradjon ki, télen kevesebb víz is elég.',
  naposNoveny:
    'Világos, napos helyet szeret. Csak akkor kér vizet, ha a földje egészen kiszáradt, télen még ritkábban.',
  gyertya:
    'Az első égetéskor hagyja a teljes felszínt megolvadni. A kanócot minden gyújtás előtt vágja fél centiméteresre.',
  opal: 'Kikapcsolt, kihűlt állapotban nedves kendővel törölje le, utána törölje szárazra.',
  lampa: 'Kikapcsolt, kihűlt állapotban portalanítsa. A textilbúrát puha kefével tisztítsa.',
  frottir:
    '60 °C-on mossa, szárítógépben is szárítható. Az első néhány mosásnál öblítő nélkül szívja magába legjobban a vizet.',
  nedves:
    'A felületet pára- és cseppálló olaj védi. A rajta maradt vizet törölje fel, félévente kenje át vékony réteg olajjal.',
  keret:
    'Puha, száraz ecsettel portalanítsa. Közvetlen napfényben a nyomat néhány év alatt fakulhat.',
  filc: 'Puha kefével portalanítsa, ne mossa. Száraz helyen, a dobozában tárolja.',
  papir: 'Tollseprűvel portalanítsa. Nedvesség ne érje.',
} as const;
export type CareKey = keyof typeof care;
