import { resolveZones, termsInZone, zoneAt } from '@shop/delivery-zones';

/** A method and a zone as they are in the files of a shop folder. */
const courier = { carrier_code: 'courier', method_code: 'flatrate', price_incl_tax: 1990 };
const south = {
  code: 'south',
  name: 'Dél-Alföld',
  country: 'HU',
  postcodes: ['6000-6999'],
  methods: { 'courier/flatrate': { price_difference: 500, extra_days: 1, delivers: true } },
};

const zones = resolveZones([south], [courier], (amount) => amount);
const inSzeged = zoneAt(zones, { country: 'HU', postcode: '6720' });
export const zoneName = inSzeged?.name; // "Dél-Alföld"
export const terms = termsInZone(courier, inSzeged); // {"price_incl_tax":2490,"extra_days":1}
const inBudapest = zoneAt(zones, { country: 'HU', postcode: '1137' });
export const elsewhere = termsInZone(courier, inBudapest); // {"price_incl_tax":1990,"extra_days":0}
