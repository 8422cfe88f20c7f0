import {
  addressInformation,
  adoptedCart,
  aggregations,
  attribute,
  attributeGroup,
  bundleOption,
  cartItemDelete,
  cartItemUpdate,
  category,
  cmsEntry,
  configurableChild,
  configurableOption,
  customerAddress,
  customOption,
  deliveryDates,
  loyaltyCard,
  errorMeta,
  instalment,
  mainImage,
  newOrder,
  order,
  orderAddress,
  orderHistory,
  paymentMethod,
  orderPayment,
  placedOrder,
  product,
  productLink,
  productOption,
  profile,
  promotedOffers,
  renderList,
  review,
  searchAnswer,
  searchQuery,
  searchRequest,
  serverCartRow,
  shippingInformation,
  shippingMethod,
  stockEntry,
  taxRule,
  totals,
  wireFlag,
  wireNumber,
  wireText,
  wishlistRow,
} from '@shop/contract';
import { toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A JSON Schema in the form of OpenAPI 3.1. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Schemas that are defined once in the document and referenced by name. */
const namedSchemas: Readonly<Record<string, v.GenericSchema>> = {
  AddressInformation: addressInformation,
  AdoptedCart: adoptedCart,
  Aggregations: aggregations,
  Attribute: attribute,
  AttributeGroup: attributeGroup,
  BundleOption: bundleOption,
  CartItemDelete: cartItemDelete,
  CartItemUpdate: cartItemUpdate,
  CartRow: serverCartRow,
  Category: category,
  CmsEntry: cmsEntry,
  ConfigurableChild: configurableChild,
  ConfigurableOption: configurableOption,
  CustomerAddress: customerAddress,
  CustomOption: customOption,
  DeliveryDates: deliveryDates,
  LoyaltyCard: loyaltyCard,
  Instalment: instalment,
  MainImage: mainImage,
  NewOrder: newOrder,
  Order: order,
  OrderAddress: orderAddress,
  OrderHistory: orderHistory,
  PaymentMethod: paymentMethod,
  PlacedOrder: placedOrder,
  OrderPayment: orderPayment,
  Product: product,
  ProductLink: productLink,
  ProductOption: productOption,
  Profile: profile,
  PromotedOffers: promotedOffers,
  RefusalMeta: errorMeta,
  RenderList: renderList,
  Review: review,
  SearchAnswer: searchAnswer,
  SearchQuery: searchQuery,
  SearchRequest: searchRequest,
  ShippingInformation: shippingInformation,
  ShippingMethod: shippingMethod,
  StockEntry: stockEntry,
  TaxRule: taxRule,
  Totals: totals,
  WishlistRow: wishlistRow,
};

/** Short schemas of scalars that a backend may send as another type; their unions would be longer. */
const scalars: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [wireNumber, { type: ['number', 'string'], pattern: String.raw`^-?\d+(\.\d+)?$` }],
  [wireText, { type: ['string', 'number'] }],
  [wireFlag, { enum: [true, false, 0, 1, '0', '1'] }],
]);

const settings: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Actions that accept or normalise every JSON value: a sender cannot violate them.
  ignoreActions: ['finite', 'normalize', 'plain', 'trim'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    (scalars.get(valibotSchema) ?? withNull(jsonSchema)) as never,
  overrideAction: ({ valibotAction, jsonSchema }) =>
    bounded(valibotAction as unknown as Action, jsonSchema as JsonSchema) as never,
};

/** The named schemas, including those of the caller. */
export interface JsonSchemas {
  /** For `components.schemas`. */
  readonly named: Readonly<Record<string, JsonSchema>>;
  /** Returns the JSON Schema of a schema. Errors: throws for an unknown schema. */
  of(schema: v.GenericSchema): JsonSchema;
}

/**
 * Converts all schemas at once, with references to the named ones. `unsaid`: types of actions that are left out,
 * because the description of their call states them. Errors: throws for a schema that JSON Schema cannot express.
 */
export function createJsonSchemas(
  schemas: readonly v.GenericSchema[],
  unsaid: readonly string[] = [],
): JsonSchemas {
  const names = new Map<unknown, string>(
    Object.entries(namedSchemas).map(([name, schema]) => [schema, name]),
  );
  const otherSchemas = new Map<unknown, string>();
  for (const schema of schemas) {
    if (!names.has(schema) && !otherSchemas.has(schema))
      otherSchemas.set(schema, `call ${otherSchemas.size}`);
  }
  const brought = Object.fromEntries([...otherSchemas].map(([schema, name]) => [name, schema]));
  const definitions = {
    ...namedSchemas,
    ...(brought as Readonly<Record<string, v.GenericSchema>>),
  };
  const definitionsJson = toJsonSchemaDefs(definitions, {
    ...settings,
    ignoreActions: [...(settings.ignoreActions ?? []), ...unsaid],
  }) as unknown as Record<string, JsonSchema>;
  const readable = (name: string) => withoutEmptyLists(definitionsJson[name] ?? {});
  return {
    named: Object.fromEntries(Object.keys(namedSchemas).map((name) => [name, readable(name)])),
    of(schema) {
      const name = names.get(schema);
      if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
      const ownName = otherSchemas.get(schema);
      if (ownName === undefined) throw new Error('This schema was not brought to be converted');
      return readable(ownName);
    },
  };
}

/** Shortens `anyOf: [{ type: 'string' }, { type: 'null' }]` to `type: ['string', 'null']`. */
function withNull(schema: object): JsonSchema | undefined {
  const { anyOf } = schema as { anyOf?: readonly JsonSchema[] };
  const [inner, none, ...otherSchemas] = anyOf ?? [];
  if (otherSchemas.length > 0 || none?.['type'] !== 'null' || inner === undefined) return undefined;
  if (Object.keys(inner).length === 0) return {};
  const isPlain = inner['type'] !== undefined && !('enum' in inner) && !('const' in inner);
  return isPlain ? { ...inner, type: [inner['type'], 'null'].flat() } : undefined;
}

interface Action {
  readonly type: string;
  readonly requirement: unknown;
}

/** Adds bounds to scalars of several types, which the converter does not support, and patterns with the `u` flag. */
function bounded({ type, requirement }: Action, schema: JsonSchema): JsonSchema | undefined {
  if (type === 'regex' && requirement instanceof RegExp) {
    // JSON Schema has no flags: a pattern cannot ignore case.
    return requirement.flags.includes('i') ? schema : { ...schema, pattern: requirement.source };
  }
  if (type === 'integer' && 'pattern' in schema) {
    return { ...schema, type: ['integer', 'string'], pattern: String.raw`^-?\d+$` };
  }
  if (!Array.isArray(schema['type'])) return undefined;
  switch (type) {
    case 'min_value':
      return { ...schema, minimum: requirement };
    case 'max_value':
      return { ...schema, maximum: requirement };
    case 'min_length':
      return { ...schema, minLength: requirement };
    case 'max_length':
      return { ...schema, maxLength: requirement };
    default:
      return undefined;
  }
}

/** Removes `required: []` and `properties: {}`, which have no effect. */
function withoutEmptyLists(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      const isEmptyList = key === 'required' && Array.isArray(value) && value.length === 0;
      return isEmptyList ? undefined : value;
    }),
  ) as JsonSchema;
}
