export { maxExtraDays, zoneFile, zoneOfFile } from './delivery-zone.ts';
export type { DeliveryZone, ZoneOfFile, ZoneTerms } from './delivery-zone.ts';
export { plainPostcode } from './postcode/postcode-pattern.ts';
export { daysInZone, resolveZones, termsInZone, unknownMethods, zoneAt } from './zone-terms.ts';
export type { DeliveryPlace, MethodCodes } from './zone-terms.ts';
