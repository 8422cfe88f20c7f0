/** Foxpost: a locker that is always open. */
export const foxpostRow = {
  place_id: '9021001',
  operator_id: 'hu9001',
  name: 'FOXPOST A-BOX  Győr Kossuth park',
  ssapt: '',
  country: 'hu',
  address: '9021 Győr, Kossuth park 1.',
  zip: '9021',
  city: 'Győr',
  street: 'Kossuth park 1.',
  findme: 'A park bejáratánál.',
  geolat: '47.6875',
  geolng: '17.6504',
  open: {
    hetfo: '00:00-24:00',
    kedd: '00:00-24:00',
    szerda: '00:00-24:00',
    csutortok: '00:00-24:00',
    pentek: '00:00-24:00',
    szombat: '00:00-24:00',
    vasarnap: '00:00-24:00',
  },
  cardPayment: true,
  cashPayment: false,
  variant: 'FOXPOST A-BOX',
  paymentOptions: ['card', 'link'],
  service: ['dispatch', 'pick up'],
};

/** GLS: a shop with a break on Monday. */
export const glsRow = {
  id: '6720-MINTABOLT',
  goldId: 1234,
  name: 'Minta bolt',
  contact: { countryCode: 'HU', postalCode: '6720', city: 'Szeged', address: 'Próba utca 4.' },
  location: [46.25, 20.15],
  hours: [
    [1, '08:00', '18:00', '12:00', '13:00'],
    [2, '8:00', '18:00'],
    [6, null, null],
  ],
  features: ['delivery', 'pickup', 'acceptsCard'],
  type: 'parcel-shop',
};

/** Packeta: a shop, in the feed of version 5. */
export const packetaRow = {
  id: 5101,
  name: 'Pécs, Minta utca 7.',
  nameStreet: 'Pécs, Minta utca 7.',
  place: 'Minta virágbolt',
  street: 'Minta utca 7.',
  city: 'Pécs',
  zip: '76 21',
  country: 'hu',
  status: { statusId: '1', description: 'V provozu' },
  displayFrontend: '1',
  creditCardPayment: 'yes',
  latitude: '46.0727',
  longitude: '18.2323',
  openingHours: {
    compactShort: 'H-P 08:00-18:00',
    regular: {
      monday: '08:00–12:00, 13:00–18:00',
      tuesday: '08:00–18:00',
      wednesday: '08:00–18:00',
      thursday: '08:00–18:00',
      friday: '08:00–18:00',
      saturday: '',
      sunday: '',
    },
  },
};

/** Magyar Posta: a locker. */
export const mplRow = `<post zipCode="8087" isPostPoint="1">
  <ID>106452</ID>
  <name>51 sz. automata &amp; Minta Bank</name>
  <city>Alcsútdoboz</city>
  <street><name>Béke</name><type>utca</type><houseNumber>1</houseNumber></street>
  <gpsData><WGSLat>47,426426</WGSLat><WGSLon>18,602748</WGSLon></gpsData>
  <ServicePointType>CS</ServicePointType>
  <workingHours culture="HU">
    <days><day>Hétfő</day><from1>08:00</from1><to1>12:00</to1><from2>13:00</from2><to2>16:00</to2></days>
    <days><day>Szombat</day><from1></from1><to1></to1></days>
  </workingHours>
</post>`;
export const mplFile = `<?xml version="1.0" encoding="UTF-8"?><posts><postInfo>${mplRow}</postInfo></posts>`;
