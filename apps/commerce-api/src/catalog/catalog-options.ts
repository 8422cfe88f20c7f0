import type { Clock, Log } from '@shop/kernel';
import type { MemorySearch, SearchEngine } from '@shop/search';
import type { SearchWriter } from '@shop/search/writer';
import type { ShopConfig, StoreView } from '@shop/shop-config';
import type { Sql } from 'postgres';
import type { ContentDocuments } from '@shop/catalog-documents';
import type { ViewDocument } from '@shop/content-files';
import type { CatalogSnapshots } from './snapshot/catalog-snapshots.ts';
import type { SearchRules } from './search/search-rules.ts';

export interface CatalogOptions {
  /** Connection for single documents: a replica if there is one. */
  readonly readSql: Sql;
  /** Pools without short time limits. Documents come from the replica, stock never does. */
  readonly load: { readonly primary: Sql; readonly replica: Sql };
  readonly clock: Clock;
  readonly log: Log;
  readonly shop: ShopConfig;
  /** Finds products; the catalog writes the products of its store view. */
  readonly search: SearchEngine;
  /**
   * Files that store products between two starts, and the engine of this process that they are restored into. Absent:
   * all products are read.
   */
  readonly snapshots?:
    | { readonly files: CatalogSnapshots; readonly engine?: MemorySearch | undefined }
    | undefined;
  /** Writes an engine shared by several processes; reads the products again. Absent: `search` gets them. */
  readonly searchWriter?: Pick<SearchWriter, 'follow'> | undefined;
  /** Word lists and merchandising rules of searches, the same that `search` was created with. */
  readonly searchRules: SearchRules;
  /** Documents of the content folder in the language of the view. */
  readonly contentDocuments: ContentDocuments;
  /** False: only `refresh` applies changes. */
  readonly listen: boolean;
  /** Set for a store view other than the default one. */
  readonly side?: ViewSide | undefined;
}

/** Settings and documents of a store view. */
export interface ViewSide {
  readonly view: StoreView;
  readonly shop: ShopConfig;
  readonly document: ViewDocument;
}
