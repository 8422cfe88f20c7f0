import { createPointSearch, readPointList } from '@shop/parcel-points';

/** Contents of the carrier's file. */
const file = JSON.stringify([
  {
    operator_id: 'hu9001',
    name: 'Győr, Kossuth park',
    country: 'hu',
    zip: '9021',
    city: 'Győr',
    street: 'Kossuth park 1.',
    open: {
      hetfo: '00:00-24:00',
      kedd: '00:00-24:00',
      szerda: '00:00-24:00',
      csutortok: '00:00-24:00',
      pentek: '00:00-24:00',
      szombat: '00:00-24:00',
      vasarnap: '00:00-24:00',
    },
    paymentOptions: ['card'],
    variant: 'FOXPOST A-BOX',
  },
  { operator_id: 'hu9002', name: 'Without an address', country: 'hu' },
]);

const read = readPointList('foxpost', file);
export const problems = read.ok ? read.value.problems : []; // [{"row":2,"code":"hu9002","field":"postcode","problem":"missing"}]

const search = createPointSearch(read.ok ? read.value.list : { carrier: 'foxpost', points: [] });
const { points } = search.search('gyor', ['HU']);
export const names = points.map(({ name }) => name); // ["Győr, Kossuth park"]
export const isPaidThere = points[0]?.cash_on_delivery; // true
