import * as v from 'valibot';
import { expect, it } from 'vitest';
import { attribute, attributeGroup } from '../catalog/attribute.ts';
import {
  paymentMethod,
  serverCartRow,
  shippingMethod,
  totals,
  totalSegment,
} from '../cart/cart.ts';
import { cartItemUpdate } from '../cart/cart.ts';
import { deliveryTerms } from '../cart/delivery-terms.ts';
import { parcelPoint } from '../cart/pickup-point.ts';
import { category, type Category } from '../catalog/category.ts';
import {
  cmsEntry,
  deliveryDates,
  instalment,
  loyaltyCard,
  newsletterState,
  ownReview,
  promotedOffers,
  review,
  reviewsWidgetPage,
} from '../content/content.ts';
import { order, orderAddress } from '../order/order.ts';
import {
  bundleLink,
  bundleOption,
  configurableChild,
  configurableOption,
  customOption,
  customOptionValue,
  product,
  productLink,
  productOption,
  ratingSummary,
  stockEntry,
  tierPrice,
} from '../catalog/product.ts';
import { taxRule } from '../catalog/tax-rule.ts';
import { profile, wishlistRow } from '../customer/user.ts';

const prices = ['price', 'original_price', 'special_price', 'final_price'];
const allPrices = prices.flatMap((name) => [name, `${name}_tax`, `${name}_incl_tax`]);

it.each<[rule: string, entity: string, schema: { readonly entries: object }, fields: string]>([
  [
    'CO-10',
    'a product',
    product,
    `sku parentSku id name type_id status visibility ${allPrices.join(' ')} special_from_date special_to_date
     original_special_price original_final_price tax_class_id image media_gallery category category_ids url_key
     url_path slug tier_prices stock sale new discount`,
  ],
  ['CO-10', 'a tier price', tierPrice, 'customer_group_id qty value'],
  ['CO-11', 'a configurable', product, 'configurable_options configurable_children'],
  ['CO-11', 'an option', configurableOption, 'attribute_id attribute_code label values'],
  [
    'CO-11',
    'a variant',
    configurableChild,
    `sku id status stock custom_attributes ${allPrices.join(' ')}`,
  ],
  [
    'CO-12',
    'a link',
    productLink,
    'link_type linked_product_type linked_product_sku sku qty position',
  ],
  ['CO-13', 'a bundle option', bundleOption, 'option_id title required product_links'],
  ['CO-13', 'a bundle link', bundleLink, 'id sku qty is_default'],
  ['CO-13', 'a custom option', customOption, 'option_id type is_require values'],
  ['CO-13', 'a custom option value', customOptionValue, 'option_type_id price_type price'],
  [
    'CO-15',
    'an attribute',
    attribute,
    `attribute_code attribute_id attribute_group_id frontend_label options is_user_defined is_visible
     is_visible_on_front is_comparable frontend_input default_value`,
  ],
  ['CO-15', 'an attribute group', attributeGroup, 'attribute_group_id'],
  ['CO-16', 'a tax rule', taxRule, 'id product_tax_class_ids customer_tax_class_ids rates'],
  ['CO-17', 'a stock entry', stockEntry, 'is_in_stock qty product_id'],
  ['CO-18', 'a cart row', serverCartRow, 'sku qty product_option quote_id item_id product_type'],
  ['CO-18', 'an update', cartItemUpdate, 'sku qty product_option quoteId item_id'],
  [
    'CO-19',
    'totals',
    totals,
    'grand_total subtotal_incl_tax discount_amount shipping_incl_tax coupon_code items total_segments',
  ],
  ['CO-19', 'a segment', totalSegment, 'code title value'],
  [
    'CO-20',
    'a shipping method',
    shippingMethod,
    'method_title method_code carrier_code amount price_incl_tax default offline is_server_method',
  ],
  [
    'CO-20',
    'a payment method',
    paymentMethod,
    'code title cost cost_incl_tax default offline is_server_method',
  ],
  [
    'CO-21',
    'an address',
    orderAddress,
    `firstname lastname city postcode street country_id region region_id region_code company vat_id telephone`,
  ],
  ['CO-22', 'a profile', profile, 'firstname lastname email group_id groupToken addresses'],
  [
    'CO-22',
    'an order',
    order,
    `increment_id created_at status items subtotal_incl_tax tax_amount discount_amount grand_total
     shipping_description payment`,
  ],
  ['CO-22', 'a wish', wishlistRow, 'product_id'],
  ['CO-23', 'a review', review, 'product_id nickname detail review_status rating text_language'],
  [
    'CO-23',
    'a review of one’s own',
    ownReview,
    'product_id nickname detail rating state text_language',
  ],
  ['CO-23', 'the stars of a product', ratingSummary, 'average count counts'],
  ['CO-23', 'a page of the reviews widget', reviewsWidgetPage, 'items'],
  ['CO-23', 'a state of the newsletter', newsletterState, 'email state'],
  ['CO-23', 'a loyalty card', loyaltyCard, 'number points joined_at'],
  ['CO-23', 'a CMS entry', cmsEntry, 'identifier title content'],
  ['CO-23', 'banners', promotedOffers, 'mainBanners smallBanners productBanners'],
  ['CO-23', 'delivery days', deliveryDates, 'from to'],
  ['CO-23', 'instalments', instalment, 'months monthly total interest_rate'],
  ['CO-88', 'a method with parcel points', shippingMethod, 'parcel_points'],
  ['CO-89', 'a method in a zone', shippingMethod, 'extra_days'],
  ['CO-89', 'delivery terms', deliveryTerms, 'methods zones'],
  [
    'CO-88',
    'a parcel point',
    parcelPoint,
    'code name postcode city street carrier kind hours latitude longitude cash_on_delivery',
  ],
])('[%s] %s has its fields, each of a type of its own', (_rule, _entity, { entries }, fields) => {
  const schemas = new Map<string, v.GenericSchema>(Object.entries(entries));
  expect([...schemas.keys()]).toEqual(expect.arrayContaining(fields.split(/\s+/)));
  // No field of the wire can be a symbol: a schema that accepts one checks nothing.
  const wrong = Symbol('wrong');
  const unchecked = fields.split(/\s+/).filter((field) => {
    const schema = schemas.get(field);
    const parsed = schema && v.safeParse(schema, wrong);
    return parsed?.success === true && parsed.output === wrong;
  });
  expect(unchecked).toEqual([]);
});

it('[CO-10] has all kinds of product, and no other', () => {
  const kinds = ['simple', 'configurable', 'bundle', 'grouped', 'downloadable', 'virtual'];
  const read = (type_id: string) => v.safeParse(product, { id: 1, sku: 'A', type_id }).success;
  expect(kinds.filter((kind) => !read(kind))).toEqual([]);
  expect(read('subscription')).toBe(false);
});

it('[CO-10] reads prices written as text, and keeps a product whose past prices make no sense', () => {
  const chair = { id: '7', sku: 12, type_id: 'simple', price: '9990', price_history: 'lost' };
  expect(v.parse(product, chair)).toMatchObject({ id: 7, sku: '12', price: 9990 });
});

it('[CO-11] carries what was chosen of options of all three kinds', () => {
  const chosen = {
    extension_attributes: {
      configurable_item_options: [{ option_id: 93, option_value: 56 }],
      custom_options: [{ option_id: '1', option_value: null }],
      bundle_options: [{ option_id: 4, option_qty: '2', option_selections: [9] }],
    },
  };
  expect(v.parse(productOption, chosen)).toEqual({
    extension_attributes: {
      configurable_item_options: [{ option_id: '93', option_value: '56' }],
      custom_options: [{ option_id: '1', option_value: null }],
      bundle_options: [{ option_id: '4', option_qty: 2, option_selections: ['9'] }],
    },
  });
});

it('[CO-14] reads a tree of categories to its leaves, and refuses a broken leaf', () => {
  const tree = (leaf: unknown) => ({
    id: 2,
    parent_id: 1,
    level: 1,
    is_active: '1',
    product_count: 3,
    children_data: [{ id: 20, url_path: 'szekek', children_data: [leaf] }],
  });
  const read: Category = v.parse(category, tree({ id: 201, name: 'Bárszékek' }));
  expect(read.children_data?.[0]?.children_data?.[0]).toMatchObject({ id: 201, name: 'Bárszékek' });
  expect(read.is_active).toBe(true);
  expect(v.safeParse(category, tree({ name: 'Bárszékek' })).success).toBe(false);
});

it('[CO-16] reads rates by country and region', () => {
  const rule = {
    id: 1,
    product_tax_class_ids: ['2'],
    rates: [{ rate: '27', tax_country_id: 'HU', tax_region_id: 0 }],
  };
  expect(v.parse(taxRule, rule)).toMatchObject({
    product_tax_class_ids: [2],
    customer_tax_class_ids: [],
    rates: [{ rate: 27, tax_country_id: 'HU', tax_region_id: 0 }],
  });
});

it.each([
  ['half a piece', 1.5],
  ['no number', 'two'],
  ['too many', 100_001],
])('[CO-18] refuses an update to %s', (_story, qty) => {
  expect(v.safeParse(cartItemUpdate, { sku: 'A', qty }).success).toBe(false);
});

it('[CO-19] reads totals with segments, coupon and lines', () => {
  const sent = {
    grand_total: '17982',
    coupon_code: 'NYAR10',
    items: [],
    total_segments: [{ code: 'tax', value: null }],
  };
  expect(v.parse(totals, sent)).toMatchObject({
    grand_total: 17_982,
    coupon_code: 'NYAR10',
    total_segments: [{ code: 'tax', value: null }],
  });
});

it('[CO-23] reads delivery days only as days', () => {
  const read = (from: string) => v.safeParse(deliveryDates, { from, to: '2026-03-09' }).success;
  expect(read('2026-03-05')).toBe(true);
  expect(read('5 March')).toBe(false);
});
