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
  /** `"id":1,"sku":"A"`; '' when no field is left. */
  readonly fields: string;
}

/** The hash of {@link ServedText.fields}, in its place. */
export interface ServedHash {
  readonly id: string;
  readonly hash: string;
}

/** The catalog as this process sees it: at most a moment behind the database. */
export interface Catalog {
  readonly search: DocumentSearch;
  /** Words of a search text that name values of the attributes in `search.understoodFields`. Source: SE-29. */
  understand(text: string): readonly UnderstoodWord[];
  /** Price bounds that a search text names in the currency of the view. Source: SE-38. */
  readPrice(text: string): PriceWords | undefined;
  /** Path that the shop's rules lead a search text to; `undefined` for a text with results. Source: SE-35. */
  redirectOf(text: string): string | undefined;
  readonly stock: StockLevels;
  /**
   * Products by article number, as served: priced for the shop's country at this moment, with the live figures
   * in every `stock`. They may be priced again for another place (PR-12). A variant without a document of its own
   * comes as the simple product it is, with `parentSku`. Unknown ones are left out.
   */
  productsBySku(skus: readonly string[]): Promise<ReadonlyMap<string, NormalProduct>>;
  /** Same as {@link productsBySku}, by product id. */
  productsById(ids: readonly number[]): Promise<ReadonlyMap<number, NormalProduct>>;
  /**
   * Documents as served, in the requested order, without unknown ones. Products are priced for the shop's
   * country at this moment, bundles and grouped ones from their parts.
   */
  documents(type: DocumentType, ids: readonly string[]): Promise<readonly ServedDocument[]>;
  /** The fields of {@link documents} as JSON, cut down, without the braces around them. */
  texts(
    type: DocumentType,
    ids: readonly string[],
    project: Projection,
  ): Promise<readonly ServedText[]>;
  /** The hashes of the {@link texts} of products; absent where the texts depend on the customer group. */
  readonly hashes?:
    | ((ids: readonly string[], project: Projection) => Promise<readonly ServedHash[]>)
    | undefined;
  /** Every document of a type there are few of; none for products. */
  all(type: DocumentType): readonly Source[];
  /** The article number of the configurable that has this variant. */
  parentOf(variantSku: string): string | undefined;
  /** Document ids of the products that show one of these articles, as themselves or as a variant. */
  showing(skus: readonly string[]): readonly string[];
  /** Document ids of the bundles and grouped products that have one of these articles among their parts. */
  assembliesOf(skus: Iterable<string>): readonly string[];
  productCount(): number;
  /** Working days until products arrive, of those that say so. */
  deliveryDays(): readonly DeliveryDays[];
  /** For `@shop/pricing`: the rules of the catalog and the shop's settings at this moment. */
  pricingContext(): PricingContext;
  taxRules(): readonly TaxRule[];
  /** True if customer groups may have their own prices. Source: SC-34. */
  readonly hasGroupPrices: boolean;
  /** True if 0 is a price (PR-33). Otherwise 0 means that the price is unknown. Source: SC-12. */
  readonly allowZeroPrice: boolean;
  /**
   * The same catalog as a customer group sees it: its tiers in the documents and, where the shop has prices for
   * groups, its prices. Products are found, sorted and counted by the prices of guests.
   */
  forGroup(groupId: number): Catalog;
  /** Takes in what was committed before the call. */
  refresh(): Promise<void>;
  /**
   * Hands over the document ids of the products whose offers have begun or ended by the clock since the call before.
   * What could not be delivered is delivered again.
   */
  turnedOffers(tell: (ids: readonly string[]) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
