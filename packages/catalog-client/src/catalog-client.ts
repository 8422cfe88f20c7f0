import type {
  ApiFailure,
  Attribute,
  AttributeGroup,
  Category,
  CmsEntry,
  DeliveryDates,
  EntityType,
  Instalment,
  MainImage,
  Product,
  PromotedOffers,
  RenderList,
  Review,
  StockEntry,
  TaxRule,
} from '@shop/contract';
import type { EpochMs, Result } from '@shop/kernel';
import type { CallOptions, SearchOptions } from './transport/call-options.ts';
import type { CategoryNotFound, ProductRejection } from './transport/catalog-rejection.ts';
import type { EntityOf, PrismicEntry } from './search/entities.ts';
import type { ContentPage, ContentRoute, Store } from './content/content-page.ts';
import type { FeedCursor, FeedPage } from './feed/feed.ts';
import type { WidgetPage } from './content/reviews-widget.ts';
import type { SearchPage } from './search/search-page.ts';
import type { SearchCriteria } from './search/search-query.ts';

/** A search for entities of one type. */
export interface EntitySearch<Type extends EntityType> extends SearchCriteria {
  readonly type: Type;
  /** 0 or less becomes 50, more than 4000 becomes 4000 (CC-13). */
  readonly size?: number | undefined;
  /** Negative becomes 0 (CC-13). */
  readonly from?: number | undefined;
  /** Requests only these fields, and the required ones of the entity. */
  readonly fields?: readonly string[] | undefined;
  readonly withoutFields?: readonly string[] | undefined;
}

/** Query of the listing on a category, search or campaign page. */
export interface ListingRequest {
  /** Category whose products are listed, with all its descendants. Default: the whole catalog. */
  readonly category?: Category | undefined;
  /** Ids of the category and all its descendants, if known without the tree. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly text?: string | undefined;
  /** Words of the text that are not filters; `['*']`: none of the words. Source: CC-76. */
  readonly plainWords?: readonly string[] | undefined;
  /** True if one matching word of the text is enough. Source: CC-82. */
  readonly anyWord?: boolean | undefined;
  /** The shopper's filters by attribute code: option ids. `price` takes a {@link PriceChoice} instead. */
  readonly filters?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly price?: PriceChoice | undefined;
  /** Bounds of measures by product field, both included. Source: CC-78. */
  readonly measures?:
    | Readonly<
        Record<string, { readonly from?: number | undefined; readonly to?: number | undefined }>
      >
    | undefined;
  /** Fields whose minimum and maximum are requested. Default: none. Source: CC-78. */
  readonly spans?: readonly string[] | undefined;
  /** Only products in stock. */
  readonly availableOnly?: boolean | undefined;
  /** At least one of these reductions, in percent: "10" means 10 % or more. */
  readonly discounts?: readonly string[] | undefined;
  /** `field:dir`; '' or absent: the shop's default. `_score` ranks by relevance to the text. */
  readonly sort?: string | undefined;
  readonly from?: number | undefined;
  readonly size?: number | undefined;
  /** Facets to count; default: the shop's. `[]` counts none. */
  readonly facets?: readonly string[] | undefined;
  readonly fields?: readonly string[] | undefined;
  /** Fields that the products come without, as dotted paths. Such products are not cached. */
  readonly withoutFields?: readonly string[] | undefined;
}

/** Gross bounds of the final price, both optional; 0 means no bound. */
export interface PriceChoice {
  /** Included. */
  readonly from?: number | undefined;
  /** Excluded, as in the price ranges of a facet, unless `toIncluded`. */
  readonly to?: number | undefined;
  /** True for a bound typed by the shopper. */
  readonly toIncluded?: boolean | undefined;
}

/** A product and its source. */
export interface ProductResult {
  readonly product: Product;
  readonly cache: boolean;
  readonly savedAt?: EpochMs | undefined;
}

/** A product ready to be opened. Source: CC-38 to CC-40 and CC-43, CC-44. */
export interface LoadedProduct extends ProductResult {
  /** Attributes of the product that shoppers may see, by the position of their group, then their own. */
  readonly attributes: readonly Attribute[];
  /** Groups of those attributes, without the hidden one. */
  readonly attributeGroups: readonly AttributeGroup[];
  /** Known stock of the product and its variants, by product id. */
  readonly stock: ReadonlyMap<number, StockEntry>;
  /** Variant in the address, if it is one of this product's. */
  readonly childSku?: string | undefined;
  /** Configurable of which this simple product is a variant: show its page instead. */
  readonly replaceBy?: { readonly parent: Product; readonly childSku: string };
}

/** Request for a product, and the variant in its address, if any. Source: CC-38, CC-44. */
export interface LoadProductRequest {
  readonly sku: string;
  /** The variant in the address. */
  readonly childSku?: string | undefined;
}

/** Request for a product and the other content of its screen. Source: CC-45. */
export interface ProductPageRequest extends LoadProductRequest {
  /** Number of reviews, newest first: 0 (default) to 100. */
  readonly reviews?: number | undefined;
  /** Number of products in each row beside it: 0 (default) to 12. */
  readonly cards?: number | undefined;
  /** Fields of those products, besides the required ones. Default: all. */
  readonly cardFields?: readonly string[] | undefined;
}

/** Loaded product with the other content of its screen. Source: CC-45. */
export interface ProductPage extends LoadedProduct {
  /** Absent if the backend has no page calls or was unreachable: use the single calls. */
  readonly extras?: {
    /** Attributes that select a variant of a configurable. */
    readonly optionAttributes: readonly Attribute[];
    readonly reviews: SearchPage<Review>;
    /** Parts of a bundle or a grouped product. */
    readonly parts: readonly Product[];
    /** Products linked as `related` and `upsell`, in no order. */
    readonly linked: readonly Product[];
    /** Other products in stock of its category, then of the parent category, to fill the `related` row. */
    readonly similar: readonly Product[];
    /** First and last day on which an order placed today would arrive. */
    readonly delivery: DeliveryDates | undefined;
  };
}

/** Request for a listing and the other content of its screen. Source: CC-46. */
export interface ListingPageRequest {
  /** Requests the category itself too; `listing` defines the products. */
  readonly categoryId?: number | undefined;
  readonly listing: ListingRequest;
  /** Listing without chosen filters, for its counts. */
  readonly unfiltered?: ListingRequest | undefined;
  readonly attributeCodes?: readonly string[] | undefined;
  readonly banners?: boolean | undefined;
}

/** Source: CC-46. */
export interface ListingPage {
  /** `undefined` if it was not requested or does not exist. */
  readonly category: Category | undefined;
  readonly listing: SearchPage<Product>;
  readonly unfiltered: SearchPage<Product> | undefined;
  readonly attributes: readonly Attribute[];
  /** `undefined` if they were not requested. */
  readonly banners:
    | { readonly offers: PromotedOffers; readonly main: MainImage | undefined }
    | undefined;
}

/** Entity at a path of the shop. */
export type PathTarget =
  | { readonly type: 'product'; readonly product: Product }
  | { readonly type: 'category'; readonly category: Category };

/** Conditions of a category search; an absent field is no condition. Source: CC-34. */
export interface CategorySearch {
  readonly ids?: readonly number[] | undefined;
  readonly parentId?: number | undefined;
  readonly level?: number | undefined;
  /** Only categories that contain products. */
  readonly nonEmpty?: boolean | undefined;
  readonly fields?: readonly string[] | undefined;
}

type Answer<T, E = ApiFailure> = Promise<Result<T, E>>;

/** Client for the catalog calls of a storefront. No call throws; see {@link ApiFailure}. */
export interface CatalogClient {
  /** Any search that the calls below do not cover. */
  search<Type extends EntityType>(
    request: EntitySearch<Type>,
    options?: SearchOptions<EntityOf[Type]>,
  ): Answer<SearchPage<EntityOf[Type]>>;

  /** Returns the products of a category or a text search, filtered, counted and sorted. Source: CC-27. */
  listing(request: ListingRequest, options?: SearchOptions<Product>): Answer<SearchPage<Product>>;
  /** Returns one product by sku, or by another key (`id`, `url_path`). Source: CC-38, CC-39. */
  product(
    sku: string,
    options?: SearchOptions<Product>,
  ): Answer<ProductResult, ApiFailure | ProductRejection>;
  productBy(
    key: string,
    value: string | number,
    options?: SearchOptions<Product>,
  ): Answer<ProductResult, ApiFailure | ProductRejection>;
  /** A product with all data of its page, or why it cannot be opened. Source: CC-38 to CC-40 and CC-43, CC-44. */
  loadProduct(
    request: LoadProductRequest,
    options?: CallOptions,
  ): Answer<LoadedProduct, ApiFailure | ProductRejection>;
  /** Returns the configurable of a variant, `undefined` if there is none. */
  parentOf(childSku: string, options?: SearchOptions<Product>): Answer<Product | undefined>;
  productsByIds(
    ids: readonly number[],
    options?: SearchOptions<Product>,
  ): Answer<SearchPage<Product>>;
  productsBySkus(
    skus: readonly string[],
    options?: SearchOptions<Product>,
  ): Answer<SearchPage<Product>>;
  newCollection(options?: SearchOptions<Product>): Answer<SearchPage<Product>>;
  bestsellers(options?: SearchOptions<Product>): Answer<SearchPage<Product>>;
  /** Returns a few products for the search field while typing. Sends nothing for texts under 3 letters. */
  suggest(
    text: string,
    size?: number,
    options?: SearchOptions<Product>,
  ): Answer<SearchPage<Product>>;

  /** Returns a product with all data of its screen, in one call. Source: CC-45. */
  productPage(
    request: ProductPageRequest,
    options?: CallOptions,
  ): Answer<ProductPage, ApiFailure | ProductRejection>;
  /** Returns a listing with all data of its screen, in one call. Source: CC-46. */
  listingPage(request: ListingPageRequest, options?: CallOptions): Answer<ListingPage>;
  /**
   * Fetches products and variants with the fields that change often: prices and stock. Never reads the cache; leaves
   * out unknown articles. Source: CC-47.
   */
  freshness(skus: readonly string[], options?: CallOptions): Answer<readonly Product[]>;

  /**
   * Returns the entity at `path` (leading and trailing slashes ignored); `undefined` if there is none. Source: CC-31.
   */
  lookUpPath(path: string, options?: CallOptions): Answer<PathTarget | undefined>;

  categories(
    request?: CategorySearch,
    options?: SearchOptions<Category>,
  ): Answer<SearchPage<Category>>;
  /** Returns the category whose `key` has this `value`. Source: CC-34. */
  category(
    key: 'id' | 'url_path' | 'slug',
    value: string | number,
    options?: SearchOptions<Category>,
  ): Answer<Category, ApiFailure | CategoryNotFound>;
  /** Returns the root categories with all descendants in `children_data`, by position. Source: CC-35. */
  categoryTree(options?: SearchOptions<Category>): Answer<readonly Category[]>;

  /** Returns attributes by code, by id, or all. Source: CC-36. */
  attributes(
    filter?: { readonly codes?: readonly string[]; readonly ids?: readonly number[] },
    options?: SearchOptions<Attribute>,
  ): Answer<SearchPage<Attribute>>;
  attributeGroups(
    ids?: readonly number[],
    options?: SearchOptions<AttributeGroup>,
  ): Answer<SearchPage<AttributeGroup>>;
  taxRules(options?: SearchOptions<TaxRule>): Answer<SearchPage<TaxRule>>;
  /** Returns approved reviews of a product, newest first. */
  reviews(
    productId: number,
    page?: { readonly from?: number; readonly size?: number },
    options?: SearchOptions<Review>,
  ): Answer<SearchPage<Review>>;

  /** Returns the stock of one article; `undefined` if the backend does not know it. Source: CC-49. */
  stock(sku: string, options?: CallOptions): Answer<StockEntry | undefined>;
  /** Returns the stock of many articles, fetched in chunks; keys are product ids. Source: CC-50, CC-51. */
  stockOf(skus: readonly string[], options?: CallOptions): Answer<ReadonlyMap<number, StockEntry>>;
  /** Returns the stock of a listing: the products, then their variants whose stock is unknown. */
  stockOfProducts(
    products: readonly Product[],
    options?: CallOptions,
  ): Answer<ReadonlyMap<number, StockEntry>>;
  /** Returns the platform prices by product id. Source: CC-52. */
  renderList(skus: readonly string[], options?: CallOptions): Answer<RenderList>;

  /** Returns thumbnail paths by category id. */
  menuImages(options?: CallOptions): Answer<Readonly<Record<string, string>>>;
  /** Returns the delivery dates of an order placed today, by product id. */
  deliveryDates(options?: CallOptions): Answer<Readonly<Record<string, DeliveryDates>>>;
  /**
   * `extraDays`: working days added or removed by the zone of an address: -30 to 30. `sku`: article number of a variant,
   * whose id is that of no product.
   */
  deliveryDatesOf(
    productId: number,
    options?: CallOptions & { readonly extraDays?: number; readonly sku?: string },
  ): Answer<DeliveryDates | undefined>;
  /** Returns an instalment example, `undefined` without an offer; `price` gross in forints, default 12 months. */
  instalment(
    request: { readonly price: number; readonly months?: number },
    options?: CallOptions,
  ): Answer<Instalment | undefined>;
  /** A page or block of the shop's own CMS. `content` is raw HTML: sanitise it before showing. Source: CC-54. */
  cmsPage(identifier: string, options?: CallOptions): Answer<CmsEntry | undefined>;
  cmsBlock(identifier: string, options?: CallOptions): Answer<CmsEntry | undefined>;
  /** The same by the id of the entry. */
  cmsPageById(id: number, options?: CallOptions): Answer<CmsEntry | undefined>;
  cmsBlockById(id: number, options?: CallOptions): Answer<CmsEntry | undefined>;
  /** Returns a page or block of the headless CMS, by its uid. Source: CC-55. */
  prismic(
    type: 'cms-block' | 'cms-page',
    uid: string,
    options?: SearchOptions<PrismicEntry>,
  ): Answer<PrismicEntry | undefined>;
  /** Returns a content page with the blocks this client knows; the others are logged. Source: CC-59. */
  contentPage(uid: string, options?: CallOptions): Answer<ContentPage | undefined>;
  /** Returns the paths of the content pages. Source: CC-61. */
  contentRoutes(options?: CallOptions): Answer<readonly ContentRoute[]>;
  /** Returns the stores of the store finder, by city and name. Source: CC-62. */
  stores(options?: CallOptions): Answer<readonly Store[]>;
  /**
   * Returns a page of the joint feed, half from each source, newest first; without a cursor the first. Source: CC-56.
   */
  feed(cursor?: FeedCursor, options?: CallOptions): Answer<FeedPage>;
  /** Returns posts of the reviews widget; pass the `ts` of the last post to get the next page. Source: CC-57. */
  reviewsWidget(
    widgetId: string,
    beforeTs?: number | string,
    options?: CallOptions,
  ): Answer<WidgetPage>;
  /** Returns the banners of the store view; none if the file is missing. Source: CC-58. */
  promotedOffers(options?: CallOptions): Promise<PromotedOffers>;
  mainImage(options?: CallOptions): Promise<MainImage | undefined>;
}
