import type { PriceWords, Projection, UnderstoodWord } from '@shop/search';
import type { DocumentSearch } from './search/catalog-query.ts';
import type { TaxRule } from '@shop/contract';
import type { PricingContext } from '@shop/pricing';
import type { DeliveryDays, StockLevels } from '@shop/catalog-view';
import type { DocumentType, NormalProduct, Source } from '@shop/catalog-documents';

export interface ServedDocument {
  readonly id: string;
  readonly document: Source;
}

export interface ServedText {
  readonly id: string;
  /** `"id":1,"sku":"A"`; '' if no field is left. */
  readonly fields: string;
}

/** Hash that replaces {@link ServedText.fields}. */
export interface ServedHash {
  readonly id: string;
  readonly hash: string;
}

/** The catalog in this process: shortly behind the database. */
export interface Catalog {
  readonly search: DocumentSearch;
  /** Returns the words that name values of the attributes in `search.understoodFields`. Source: SE-29. */
  understand(text: string): readonly UnderstoodWord[];
  /** Returns the price bounds in a search text, in the currency of the view. Source: SE-38. */
  readPrice(text: string): PriceWords | undefined;
  /** Returns the path to which rules redirect a search text; `undefined` if it has results. Source: SE-35. */
  redirectOf(text: string): string | undefined;
  readonly stock: StockLevels;
  /**
   * Returns products by article number, as served: priced now for the shop's country, with live figures in every
   * `stock`. They may be priced again for another country (PR-12). A variant without its own document is returned as a
   * simple product with `parentSku`. Leaves out unknown ones.
   */
  productsBySku(skus: readonly string[]): Promise<ReadonlyMap<string, NormalProduct>>;
  /** Same as {@link productsBySku}, by product id. */
  productsById(ids: readonly number[]): Promise<ReadonlyMap<number, NormalProduct>>;
  /**
   * Returns documents as served, in the requested order, without unknown ones. Products are priced now for the shop's
   * country, bundles and grouped ones from their parts.
   */
  documents(type: DocumentType, ids: readonly string[]): Promise<readonly ServedDocument[]>;
  /** The fields of {@link documents} as JSON, projected, without the braces around them. */
  texts(
    type: DocumentType,
    ids: readonly string[],
    project: Projection,
  ): Promise<readonly ServedText[]>;
  /** The hashes of the {@link texts} of products; absent if the texts depend on the customer group. */
  readonly hashes?:
    | ((ids: readonly string[], project: Projection) => Promise<readonly ServedHash[]>)
    | undefined;
  /** Returns all documents of a type with few documents; none for products. */
  all(type: DocumentType): readonly Source[];
  /** Returns the article number of the configurable of this variant. */
  parentOf(variantSku: string): string | undefined;
  /** Document ids of the products that show one of these articles, as themselves or as a variant. */
  showing(skus: readonly string[]): readonly string[];
  /** Returns the document ids of the bundles and grouped products that contain one of these articles. */
  assembliesOf(skus: Iterable<string>): readonly string[];
  productCount(): number;
  /** Returns the working days until products arrive, for those that state them. */
  deliveryDays(): readonly DeliveryDays[];
  /** Returns the context for `@shop/pricing`: the rules of the catalog and the shop's settings now. */
  pricingContext(): PricingContext;
  taxRules(): readonly TaxRule[];
  /** True if customer groups may have their own prices. Source: SC-34. */
  readonly hasGroupPrices: boolean;
  /** True if 0 is a price (PR-33). Otherwise 0 means that the price is unknown. Source: SC-12. */
  readonly allowZeroPrice: boolean;
  /**
   * Returns the catalog of a customer group: documents with its tiers and, if the shop has group prices, its prices.
   * Products are found, sorted and counted by guest prices.
   */
  forGroup(groupId: number): Catalog;
  /** Applies everything committed before the call. */
  refresh(): Promise<void>;
  /**
   * Passes on the document ids of products whose offers have begun or ended since the last call. Ids whose delivery
   * failed are passed on again.
   */
  turnedOffers(tell: (ids: readonly string[]) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
