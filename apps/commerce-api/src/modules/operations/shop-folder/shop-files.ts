import { paymentMethod, shippingMethod } from '@shop/cart-prices';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { feedPost, pageBlock, pageContent, storeContent } from '@shop/content';
import {
  checkContent,
  deliveryFile,
  instalmentFile,
  phrases,
  sharedBlockReference,
  sharedBlocks,
} from '@shop/content-files';
import { mainImage, promotedOffers } from '@shop/contract';
import { zoneFile } from '@shop/delivery-zones';
import { pointList } from '@shop/parcel-points';
import { readJsonFile, shopTexts } from '@shop/platform-node';
import { merchandisingRules, searchWordLists } from '@shop/search';
import * as v from 'valibot';
import { newCoupon } from '../../coupon/index.ts';

/** A kind of JSON file of a shop folder. */
interface ShopFileKind {
  /** Name of its schema for editors, `NAME.schema.json`. */
  readonly name: string;
  /** Paths of the files in the shop folder, as globs with only `*`. */
  readonly paths: readonly string[];
  readonly schema: v.GenericSchema;
}

/** Blocks of a page or a shared block, of all kinds. */
const blocks = v.array(pageBlock);

/** JSON files of a shop folder except `shop.json`. */
export const shopFileKinds: readonly ShopFileKind[] = [
  {
    name: 'page',
    paths: ['content/pages/*.json', 'content/campaigns/*.json'],
    schema: v.object({
      ...pageContent.entries,
      blocks: v.array(v.variant('type', [...pageBlock.options, sharedBlockReference])),
    }),
  },
  {
    name: 'blocks',
    paths: ['content/blocks/*.json'],
    schema: v.object({ ...sharedBlocks.entries, blocks }),
  },
  { name: 'main-image', paths: ['content/home/*main-image.json'], schema: mainImage },
  { name: 'banners', paths: ['content/home/*promoted_offers.json'], schema: promotedOffers },
  { name: 'store', paths: ['content/stores/*.json'], schema: storeContent },
  { name: 'feed', paths: ['content/feeds/*.json'], schema: v.array(feedPost) },
  { name: 'view-texts', paths: ['content/views/*/*.json'], schema: phrases },
  { name: 'search-words', paths: ['content/search/*.json'], schema: searchWordLists },
  {
    name: 'search-merchandising',
    paths: ['content/search/merchandising/*.json'],
    schema: merchandisingRules,
  },
  { name: 'point-list', paths: ['content/delivery/*.json'], schema: pointList },
  { name: 'delivery-zones', paths: ['content/commerce/delivery-zones.json'], schema: zoneFile },
  { name: 'delivery', paths: ['content/commerce/delivery.json'], schema: deliveryFile },
  {
    name: 'shipping-methods',
    paths: ['content/commerce/shipping-methods.json'],
    schema: v.array(shippingMethod),
  },
  {
    name: 'payment-methods',
    paths: ['content/commerce/payment-methods.json'],
    schema: v.array(paymentMethod),
  },
  { name: 'instalments', paths: ['content/commerce/instalments.json'], schema: instalmentFile },
  { name: 'coupons', paths: ['content/commerce/coupons.json'], schema: v.array(newCoupon) },
  { name: 'email-messages', paths: ['messages/emails.*.json'], schema: shopTexts },
  { name: 'messages', paths: ['messages/??.json'], schema: shopTexts },
];

/** Folders of a shop. */
export interface ShopFolders {
  readonly shopDir: string;
  /** Folder with the files below `content/`. */
  readonly contentDir: string;
}

/**
 * Checks every JSON file of a shop folder except `shop.json`, so that a start reports all faults together. Returns the
 * number of files.
 * Errors: throws one line for each invalid file, with its path, the field and the fix.
 */
export function assertShopFiles({ shopDir, contentDir }: ShopFolders): number {
  const checked = shopFileKinds.flatMap(({ paths, schema }) =>
    paths.flatMap((path) => {
      const inContent = path.startsWith('content/');
      const cwd = inContent ? contentDir : shopDir;
      return globSync(inContent ? path.slice('content/'.length) : path, { cwd })
        .toSorted()
        .map((name) => problemOf(join(cwd, name), schema));
    }),
  );
  const problems = checked.filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return checked.length;
}

function problemOf(file: string, schema: v.GenericSchema): string | undefined {
  try {
    checkContent(file, schema, readJsonFile(file, v.unknown()));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
