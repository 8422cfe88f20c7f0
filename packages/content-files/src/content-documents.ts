import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type {
  ContentDocuments,
  DocumentType,
  Source,
  StoredDocument,
} from '@shop/catalog-documents';
import {
  feedPost,
  pageBlock,
  pageContent,
  storeContent,
  type FeedPostContent,
  type PageBlock,
} from '@shop/content';
import { storeView, type ShopConfig, type StoreView } from '@shop/shop-config';
import * as v from 'valibot';
import { checkContent, readContentFolder, type ContentFile } from './content-folder.ts';
import { contentInView, contentTexts } from './content-texts.ts';
import { pageHtml } from './page-html.ts';
import type { Phrasebook } from './phrasebook.ts';
import { insertFacts, type ShopFacts } from './shop-facts.ts';

const anyBlock = v.looseObject({ type: v.string() });
/** Contents of a file in `blocks`. */
export const sharedBlocks = v.object({ title: v.string(), blocks: v.array(anyBlock) });
/** Reference of a page to a shared block. */
export const sharedBlockReference = v.strictObject({ type: v.literal('block'), uid: v.string() });

/**
 * Returns `pages`, `campaigns`, `blocks`, `stores` and `feeds` of the content as documents for searches and CMS calls,
 * in the language of the view, with shop data and shared blocks inserted. `shop`: the settings of the view.
 * Errors: throws with the file and the invalid path in it. Source: wire contract 2.4 and 6.
 */
export function contentDocuments(
  contentDir: string,
  shop: ShopConfig,
  { view, phrasebook }: { readonly view: StoreView; readonly phrasebook: Phrasebook },
  facts: ShopFacts,
): ContentDocuments {
  const shopLocale = storeView(shop).locale;
  /** Reads the files of a folder in the view's language; `locale`: the language of whole files. */
  const read = <const Schema extends v.GenericSchema>(name: string, schema: Schema) =>
    readContentFolder(join(contentDir, name), schema).map((file) => ({
      ...file,
      value: contentInView(file.value, phrasebook),
      locale: contentTexts(file.value).every((text) => phrasebook.knows(text))
        ? view.locale
        : shopLocale,
    }));
  const blocks = read('blocks', sharedBlocks).map((file) => ({
    ...file,
    value: { ...file.value, blocks: completeBlocks(file, new Map(), facts) },
  }));
  const shared = new Map(blocks.map(({ uid, value }) => [uid, value.blocks]));
  const pages = ['pages', 'campaigns'].flatMap((name) =>
    read(name, pageContent).map((file) => ({
      ...file,
      value: {
        ...insertFacts(file.file, file.value, facts),
        blocks: completeBlocks(file, shared, facts),
      },
    })),
  );
  assertOnce(pages);
  const stores = read('stores', storeContent);
  const posts = read('feeds', v.array(feedPost));
  const feed = (name: 'instagram' | 'mlc') =>
    posts.flatMap(({ uid, value }) =>
      uid === name ? value.map((post) => postDocument(name, post)) : [],
    );
  return new Map<DocumentType, readonly StoredDocument[]>([
    [
      'prismic',
      [
        ...pages.map((file) =>
          prismicDocument('cms-page', file, [file.value.kind], file.value.path),
        ),
        ...blocks.map((file) => prismicDocument('cms-block', file, [], undefined)),
        ...stores.map((file) => prismicDocument('store', file, [], undefined)),
      ],
    ],
    ['cms_page', pages.map(({ uid, value }) => cmsDocument('page', uid, value))],
    ['cms_block', blocks.map(({ uid, value }) => cmsDocument('block', uid, value))],
    ['instagram', feed('instagram')],
    ['mlc', feed('mlc')],
  ]);
}

function completeBlocks(
  { file, value }: ContentFile<{ readonly blocks: readonly { readonly type: string }[] }>,
  shared: ReadonlyMap<string, readonly PageBlock[]>,
  facts: ShopFacts,
): readonly PageBlock[] {
  return value.blocks.flatMap((block, index) => {
    const at = `blocks.${index}`;
    if (block.type !== 'block') {
      return [insertFacts(file, checkContent(file, pageBlock, block, at), facts)];
    }
    const { uid } = checkContent(file, sharedBlockReference, block, at);
    const page = shared.get(uid);
    if (page === undefined) throw new Error(`${file}: ${at}.uid: there is no block "${uid}"`);
    return page;
  });
}

function assertOnce(pages: readonly ContentFile<unknown>[]): void {
  const files = new Map<string, string>();
  for (const { uid, file } of pages) {
    const otherFile = files.get(uid);
    if (otherFile !== undefined) throw new Error(`${file}: ${otherFile} has the same name`);
    files.set(uid, file);
  }
}

/** Adds the prefix to every field of a headless CMS document. */
function prismicDocument(
  type: 'cms-block' | 'cms-page' | 'store',
  { uid, value, locale }: ContentFile<object> & { readonly locale: string },
  tags: readonly string[],
  url: string | undefined,
): StoredDocument {
  const id = `${type}-${uid}`;
  return {
    id,
    source: {
      prismic_id: id,
      prismic_uid: uid,
      prismic_type: type,
      prismic_lang: locale.toLowerCase(),
      prismic_tags: tags,
      prismic_url: url,
      prismic_data: value,
    },
  };
}

function cmsDocument(
  kind: 'block' | 'page',
  uid: string,
  { title, blocks }: { readonly title: string; readonly blocks: readonly PageBlock[] },
): StoredDocument {
  const id = numberOf(`${kind} ${uid}`);
  const source: Source = {
    id,
    identifier: uid,
    title,
    content: pageHtml(blocks),
    active: true,
    store_id: 1,
  };
  return { id: String(id), source };
}

/** Returns an id that depends only on the name, above those of any imported catalog. */
function numberOf(name: string): number {
  return 2_000_000_000 + createHash('sha256').update(name).digest().readUInt32BE(0);
}

function postDocument(source: 'instagram' | 'mlc', post: FeedPostContent): StoredDocument {
  const { id, type, date, caption, media, skus, film } = post;
  const fields = {
    id,
    media_type: type,
    date,
    caption,
    media,
    skus,
    ...(film !== undefined && { film }),
  };
  const prefixedFields = Object.entries(fields).map(([name, value]) => [
    `${source}_${name}`,
    value,
  ]);
  return { id, source: Object.fromEntries(prefixedFields) as Source };
}
