import { breadcrumbs, categoryOfProduct } from '@shop/url-resolver';
import type { NormalProduct } from '@shop/catalog-documents';
import type { FeedSource } from './feed-source.ts';
import { publicCategories } from './public-categories.ts';
import { xmlElement } from './escape-xml.ts';
import { feedOffers, type FeedOffer } from './feed-offer.ts';
import { linkRules } from './link-rules.ts';
import { imageLink } from './image-link.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Writes every offer of the shop as a Google Merchant feed (RSS 2.0). */
export async function* googleFeed(source: FeedSource): AsyncGenerator<string> {
  const { title } = source.shop.shop;
  yield `${head}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${xmlElement('title', title)}${xmlElement('link', source.siteUrl)}${xmlElement('description', title)}\n`;
  for await (const offers of offersOf(source)) {
    yield offers.map((offer) => googleItem(offer, source)).join('');
  }
  yield '</channel>\n</rss>\n';
}

/** The same in the format of Árukereső and other Hungarian sites. */
export async function* arukeresoFeed(source: FeedSource): AsyncGenerator<string> {
  yield `${head}<products>\n`;
  for await (const offers of offersOf(source)) {
    yield offers.map((offer) => arukeresoProduct(offer, source)).join('');
  }
  yield '</products>\n';
}

async function* offersOf(source: FeedSource): AsyncGenerator<readonly FeedOffer[]> {
  const { rootId } = source.shop.categories;
  const now = source.now();
  const categories = publicCategories(source).filter(({ id }) => id !== rootId);
  const trails = new Map(
    categories.map((category) => [
      category,
      breadcrumbs(category, categories, linkRules(source.shop)).map(({ name }) => name),
    ]),
  );
  const trailOf = ({ category_ids: ids }: NormalProduct) => {
    const category = categoryOfProduct({ category_ids: ids.map(String) }, categories, rootId);
    return category === undefined ? [] : (trails.get(category) ?? []);
  };
  for await (const products of source.products({ offset: 0, limit: Infinity })) {
    yield products.flatMap((product) => feedOffers(product, source, trailOf(product), now));
  }
}

/** Omits uncertain stock: the formats have no value for it. Source: PO-40. */
function availabilityOf({ stock }: FeedOffer, there: string, soldOut: string): string | undefined {
  if (stock === 'volatile') return undefined;
  return stock === 'ok' ? there : soldOut;
}

function googleItem(offer: FeedOffer, source: FeedSource): string {
  const { currency, country } = source.view;
  const amount = (price: number) => `${price.toFixed(2)} ${currency}`;
  const { price, priceBefore, shippingPrice, days } = offer;
  const shipping =
    shippingPrice === undefined
      ? ''
      : `<g:shipping>${xmlElement('g:country', country)}${xmlElement('g:price', amount(shippingPrice))}</g:shipping>`;
  return [
    '<item>',
    xmlElement('g:id', offer.sku),
    xmlElement('g:item_group_id', offer.groupSku),
    xmlElement('g:title', offer.name.slice(0, 150)),
    xmlElement('g:description', offer.description),
    xmlElement('g:link', source.siteUrl + offer.path),
    xmlElement('g:image_link', offer.picture && imageLink(offer.picture, source)),
    xmlElement('g:price', amount(priceBefore ?? price)),
    priceBefore === undefined ? '' : xmlElement('g:sale_price', amount(price)),
    xmlElement('g:availability', availabilityOf(offer, 'in_stock', 'out_of_stock')),
    xmlElement('g:condition', 'new'),
    xmlElement('g:brand', offer.maker),
    xmlElement('g:gtin', offer.gtin),
    offer.gtin === undefined ? xmlElement('g:identifier_exists', 'no') : '',
    xmlElement('g:product_type', offer.trail.join(' > ')),
    xmlElement('g:color', offer.color),
    days === undefined
      ? ''
      : xmlElement('g:min_handling_time', days.min) + xmlElement('g:max_handling_time', days.max),
    shipping,
    '</item>\n',
  ].join('');
}

function arukeresoProduct(offer: FeedOffer, source: FeedSource): string {
  const { days, shippingPrice } = offer;
  return [
    '<product>',
    xmlElement('identifier', offer.sku),
    xmlElement('manufacturer', offer.maker),
    xmlElement('name', offer.name),
    xmlElement('product_url', source.siteUrl + offer.path),
    xmlElement('price', offer.price),
    xmlElement('image_url', offer.picture && imageLink(offer.picture, source)),
    xmlElement('category', offer.trail.join(' > ')),
    xmlElement('description', offer.description),
    xmlElement('delivery_time', days === undefined ? undefined : `${days.min}-${days.max} nap`),
    xmlElement('delivery_cost', shippingPrice === 0 ? 'FREE' : shippingPrice),
    xmlElement('ean_code', offer.gtin),
    xmlElement('in_stock', availabilityOf(offer, 'true', 'false')),
    '</product>\n',
  ].join('');
}
