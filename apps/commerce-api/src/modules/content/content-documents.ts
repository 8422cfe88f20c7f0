import type { ContentDocuments } from '@shop/catalog-documents';
import {
  contentDocuments,
  emptyPhrasebook,
  type Phrasebook,
  readInstalmentSettings,
  shopFacts,
  viewMethods,
} from '@shop/content-files';
import type { Log } from '@shop/kernel';
import { storeView, type ShopConfig, type StoreView } from '@shop/shop-config';

/** The store view in which the content is read. */
export interface ContentView {
  readonly view: StoreView;
  readonly phrasebook: Phrasebook;
}

/** Reads the content with the data of this shop. Errors: see `contentDocuments`. */
export function readContentDocuments(
  contentDir: string,
  shop: ShopConfig,
  log: Log,
  { view, phrasebook }: ContentView = { view: storeView(shop), phrasebook: emptyPhrasebook },
): ContentDocuments {
  const facts = shopFacts(shop, view, {
    lender: readInstalmentSettings(contentDir),
    methods: viewMethods(contentDir, log, {
      view,
      shop,
      translate: phrasebook.translate,
      includesUnlisted: true,
    }),
  });
  return contentDocuments(contentDir, shop, { view, phrasebook }, facts);
}
