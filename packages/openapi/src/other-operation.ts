import type * as v from 'valibot';
import type { CallNote } from './call-notes.ts';
import type { JsonSchema } from './json-schemas.ts';

/** A call that is not in the contract's list: an older form, a picture, a description of the API itself. */
export interface OtherOperation extends CallNote {
  readonly id: string;
  readonly tag: TagName;
  readonly method: 'get' | 'post';
  /** Path with `{name}` parameters. */
  readonly path: string;
  readonly query?: Readonly<Record<string, JsonSchema>>;
  /** Instead of `query`: the schema that validates it. */
  readonly querySchema?: v.GenericSchema;
  readonly required?: readonly string[];
  readonly body?: JsonSchema;
  /** Instead of `body`: the schema that validates it. */
  readonly bodySchema?: v.GenericSchema;
  /** Schema of the whole response; of `result` only if `enveloped`. */
  readonly answer: JsonSchema;
  readonly enveloped?: true;
  /** Media type of a response that is not JSON. */
  readonly mediaTypes?: readonly string[];
}

/** Chapters of the document, in their order. */
export const tags = [
  { name: 'Catalog', description: 'Products, categories, stock, and the resolution of paths.' },
  {
    name: 'Cart',
    description: 'The cart on the server, its totals and its handoff to the shop host.',
  },
  { name: 'Customer', description: 'Sessions, profile, wishlist and past orders.' },
  { name: 'Shop', description: 'Orders, reviews, mail, content, deliveries and instalments.' },
  { name: 'Service', description: 'State of the backend, and this document.' },
] as const;
export type TagName = (typeof tags)[number]['name'];
