import { existsSync } from 'node:fs';
import { readJsonFile, readShopMessages } from '@shop/platform-node';
import * as v from 'valibot';

const schemaOfTexts = v.object({ properties: v.record(v.string(), v.unknown()) });

/**
 * Returns a line for each text of a shop folder that no screen has: the page server would not start with it.
 * `schemaFile`: schema of `messages` with the texts of all screens; without the file nothing is checked.
 */
export function unknownScreenTexts(shopDir: string, schemaFile: string): readonly string[] {
  const read = readShopMessages(shopDir);
  if (!read.ok || !existsSync(schemaFile)) return [];
  const { properties } = readJsonFile(schemaFile, schemaOfTexts);
  return [...read.value.screens.values()].flatMap(({ file, texts }) =>
    Object.keys(texts)
      .filter((source) => !Object.hasOwn(properties, source))
      .map(
        (source) =>
          `${file}: ${source}: is no text of a screen: copy an msgid of apps/storefront/src/locales/en.po`,
      ),
  );
}
