import type { ProductDefinition } from './definition.ts';
import { armchairs } from './products/armchairs.ts';
import { bedroomStorage } from './products/bedroom.ts';
import { beds } from './products/beds.ts';
import { decor } from './products/decor.ts';
import { diningSeats } from './products/dining-seats.ts';
import { diningSets } from './products/dining-sets.ts';
import { diningTables } from './products/dining-tables.ts';
import { kidsFurniture } from './products/kids.ts';
import { ceilingLamps, lamps } from './products/lamps.ts';
import { officeFurniture } from './products/office.ts';
import { outdoor } from './products/outdoor.ts';
import { services } from './products/services.ts';
import { sideTables } from './products/side-tables.ts';
import { sofas } from './products/sofas.ts';
import { storage } from './products/storage.ts';
import { tableware } from './products/tableware.ts';
import { textiles } from './products/textiles.ts';
import { wallStorage } from './products/wall-storage.ts';

/** Everything the shop sells, in no particular order: documents are sorted by id. */
export const products: readonly ProductDefinition[] = [
  ...sofas,
  ...armchairs,
  ...sideTables,
  ...storage,
  ...wallStorage,
  ...diningTables,
  ...diningSeats,
  ...diningSets,
  ...tableware,
  ...beds,
  ...bedroomStorage,
  ...kidsFurniture,
  ...officeFurniture,
  ...lamps,
  ...ceilingLamps,
  ...textiles,
  ...decor,
  ...outdoor,
  ...services,
];
