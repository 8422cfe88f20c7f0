import { join } from 'node:path';
import type { ProductDefinition } from './definition.ts';
import { readProductFiles } from './product-files.ts';
import { armchairs } from './products/armchairs.ts';
import { barStools } from './products/bar-stools.ts';
import { beds } from './products/beds.ts';
import { ceilingLamps } from './products/ceiling-lamps.ts';
import { chests } from './products/chests.ts';
import { cornerSofas } from './products/corner-sofas.ts';
import { cushions } from './products/cushions.ts';
import { diningChairs } from './products/dining-chairs.ts';
import { diningSets } from './products/dining-sets.ts';
import { diningTables } from './products/dining-tables.ts';
import { floorLamps } from './products/floor-lamps.ts';
import { gardenFurniture } from './products/garden.ts';
import { hallway } from './products/hallway.ts';
import { kidsBeds } from './products/kids-beds.ts';
import { kidsStorage } from './products/kids-storage.ts';
import { mattresses } from './products/mattresses.ts';
import { mirrors } from './products/mirrors.ts';
import { officeFurniture } from './products/office.ts';
import { plants } from './products/plants.ts';
import { poufs } from './products/poufs.ts';
import { rugs } from './products/rugs.ts';
import { services } from './products/services.ts';
import { sideTables } from './products/side-tables.ts';
import { sofas } from './products/sofas.ts';
import { storage } from './products/storage.ts';
import { tableLamps } from './products/table-lamps.ts';
import { tableware } from './products/tableware.ts';
import { vases } from './products/vases.ts';
import { wallStorage } from './products/wall-storage.ts';
import { wardrobes } from './products/wardrobes.ts';
import { bathroom } from './products/bathroom.ts';
import { festive } from './products/festive.ts';
import { kidsPlay } from './products/kids-play.ts';
import { mocha } from './products/mocha.ts';
import { prints } from './products/prints.ts';
import { rattan } from './products/rattan.ts';
import { schoolFurniture } from './products/school.ts';
import { terrace } from './products/terrace.ts';

/** Everything the shop sells, in no particular order: documents are sorted by id. */
export const products: readonly ProductDefinition[] = [
  ...readProductFiles(join(import.meta.dirname, '../products')),
  ...bathroom,
  ...festive,
  ...kidsPlay,
  ...mocha,
  ...prints,
  ...rattan,
  ...schoolFurniture,
  ...terrace,
  ...armchairs,
  ...barStools,
  ...beds,
  ...ceilingLamps,
  ...chests,
  ...cornerSofas,
  ...cushions,
  ...diningChairs,
  ...diningSets,
  ...diningTables,
  ...floorLamps,
  ...gardenFurniture,
  ...hallway,
  ...kidsBeds,
  ...kidsStorage,
  ...mattresses,
  ...mirrors,
  ...officeFurniture,
  ...plants,
  ...poufs,
  ...rugs,
  ...services,
  ...sideTables,
  ...sofas,
  ...storage,
  ...tableLamps,
  ...tableware,
  ...vases,
  ...wallStorage,
  ...wardrobes,
];
