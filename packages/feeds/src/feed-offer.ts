import { htmlToText } from '@shop/format';
import { deliveryPrice } from '@shop/checkout';
import { checkPrice, reductionOf } from '@shop/pricing';
import { wireAmount } from '@shop/money';
import { type EpochMs } from '@shop/kernel';
import {
  isDisabled,
  stockStatus,
  type StockStatus,
  choiceOf,
  optionLabels,
  toConfigurableItemOptions,
  toProductOption,
} from '@shop/catalog';
import { picturePath } from '@shop/contract';
import type { ShopConfig, StoreView } from '@shop/shop-config';
import {
  type NormalProduct,
  priceRecord,
  type Purchasable,
  readChoices,
  type Source,
  toBoolean,
  toNumber,
  toRawText,
  toSource,
  toSources,
  toText,
} from '@shop/catalog-documents';
import { productUrl } from './link-rules.ts';

/** One article for sale, in the form of price comparison sites. Prices gross, in major units. */
export interface FeedOffer {
  readonly sku: string;
  /** Sku of the product of which it is a variant. */
  readonly groupSku: string | undefined;
  readonly name: string;
  /** Path with a leading slash. */
  readonly path: string;
  readonly picture: string | undefined;
  readonly price: number;
  /** Price before the reduction, if the law allows stating it. */
  readonly priceBefore: number | undefined;
  /** Source: PO-40. */
  readonly stock: StockStatus;
  readonly trail: readonly string[];
  readonly maker: string;
  readonly description: string;
  readonly color: string | undefined;
  readonly gtin: string | undefined;
  readonly shippingPrice: number | undefined;
  /** Working days until it arrives. */
  readonly days: { readonly min: number; readonly max: number } | undefined;
}

type Choices = Purchasable['choices'];

/** Maximum length of a description on such sites. */
const maxDescription = 4_500;

/** Shop and store view that sell the product. */
interface Seller {
  readonly shop: Pick<ShopConfig, 'shop' | 'checkout' | 'offers' | 'urls' | 'products' | 'stock'>;
  readonly view: Pick<StoreView, 'currency'>;
}

/**
 * Returns the offers of a product: one for each variant, or one for the product; none without a price (PR-33). A
 * product that is not delivered has no shipping price. `trail`: its categories from the root down.
 */
export function feedOffers(
  product: NormalProduct,
  seller: Seller,
  trail: readonly string[],
  now: EpochMs,
): readonly FeedOffer[] {
  const { allowZeroPrice } = seller.shop.products;
  const hasPrice = ({ price }: FeedOffer) =>
    checkPrice({ price_incl_tax: price }, allowZeroPrice).ok;
  const whole = offerOf(product, product, seller, trail, now);
  if (product.type_id !== 'configurable') return [whole].filter(hasPrice);
  const { configurable_options: options, configurable_children: variants } = readChoices(product);
  const colors = options.filter(({ attribute_code: code }) => code === 'color');
  return (product.configurable_children ?? [])
    .filter(({ status }) => !isDisabled(status))
    .map((child): FeedOffer => {
      const variant = variants.find(({ sku }) => sku === child.sku);
      return {
        ...offerOf(
          // Each variant has its own price history.
          { ...product, price_history: [], ...child, name: product.name },
          product,
          seller,
          trail,
          now,
        ),
        sku: child.sku,
        groupSku: product.sku,
        name: [product.name, ...wordsOf(options, variant)].join(', '),
        path: productUrl(product, seller.shop, child.sku),
        picture: picturePath(child['image']) ?? picturePath(product['image']),
        color: wordsOf(colors, variant)[0],
      };
    })
    .filter(hasPrice);
}

function offerOf(
  article: Source,
  product: NormalProduct,
  { shop: { shop, checkout, offers, stock, urls }, view: { currency } }: Seller,
  trail: readonly string[],
  now: EpochMs,
): FeedOffer {
  const price = toNumber(article['price_incl_tax']) ?? 0;
  const reduction = reductionOf(
    {
      price_incl_tax: price,
      original_price_incl_tax: toNumber(article['original_price_incl_tax']),
      price_history: toSources(article['price_history']).flatMap((item) => priceRecord(item) ?? []),
    },
    now,
    currency,
  );
  const isThere = toBoolean(toSource(article['stock'])?.['is_in_stock']);
  const days = toSource(product['delivery_days']);
  const min = toNumber(days?.['min']);
  const max = toNumber(days?.['max']);
  return {
    sku: product.sku,
    groupSku: undefined,
    name: product.name,
    path: productUrl(product, { urls }),
    picture: picturePath(product['image']),
    price,
    // Base price of the reduction's percentage (PR-40).
    priceBefore: reduction && wireAmount(reduction.prior ?? reduction.regular),
    stock: stockStatus(
      { stock: isThere === undefined ? undefined : { is_in_stock: isThere } },
      stock.synchronize,
    ),
    trail,
    maker: toText(product['manufacturer']) ?? shop.title,
    description: shortText(
      toRawText(product['short_description']) ?? toRawText(product['description']) ?? product.name,
    ),
    color: undefined,
    gtin: toText(article['ean']) ?? toText(article['gtin']),
    shippingPrice: deliveryPrice(
      { type_id: product.type_id, price_incl_tax: price },
      { checkout, offers },
      currency,
    ),
    days: min === undefined || max === undefined ? undefined : { min, max },
  };
}

/** Returns the labels of a variant's values of these options. */
function wordsOf(
  options: Choices['configurable_options'],
  child: Choices['configurable_children'][number] | undefined,
): readonly string[] {
  if (child === undefined) return [];
  const product = { configurable_options: options };
  const selectedOptions = toConfigurableItemOptions(product, choiceOf(product, child));
  return optionLabels(product, toProductOption({ configurable: selectedOptions })).map(
    ({ value }) => value,
  );
}

function shortText(html: string): string {
  return [...htmlToText(html)].slice(0, maxDescription).join('');
}
