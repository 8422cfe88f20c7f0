import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { shapeNames } from '../renderer/drawing.ts';
import type { Drawing } from '../renderer/drawing.ts';
import { settings } from '../renderer/views/stage.ts';
import { specs } from './attributes.ts';
import { care } from './care.ts';
import { placedCategories } from './categories.ts';
import type { Look, ProductDefinition } from './definition.ts';
import { families } from './families.ts';
import materials from './materials.json' with { type: 'json' };
import { sidesOf } from './sides.ts';
import {
  collections,
  colours,
  fabrics,
  materials as materialTerms,
  rooms,
  sizes,
  styles,
} from './vocabulary.ts';

const keyOf = <Key extends string>(terms: Readonly<Record<Key, unknown>>) =>
  v.picklist(Object.keys(terms) as Key[]);
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const centimetres = v.pipe(v.number(), v.gtValue(0), v.maxValue(1000));
const day = v.pipe(v.string(), v.isoDate());
const categoryIds = placedCategories.map(({ definition }) => definition.id);
const sizeChange = v.strictObject({
  add: v.optional(v.pipe(v.number(), v.integer())),
  w: v.optional(centimetres),
  d: v.optional(centimetres),
  h: v.optional(centimetres),
  weight: v.optional(v.number()),
});
const customOption = v.strictObject({
  title: text,
  type: v.picklist(['field', 'radio', 'select', 'checkbox']),
  required: v.optional(v.boolean()),
  maxCharacters: v.optional(whole),
  price: v.optional(v.number()),
  values: v.optional(v.array(v.strictObject({ title: text, price: v.number() }))),
});
const bundleSlot = v.strictObject({
  title: text,
  type: v.picklist(['radio', 'select', 'checkbox']),
  required: v.boolean(),
  qty: v.pipe(whole, v.minValue(1)),
  range: v.optional(v.tuple([whole, whole])),
  skus: v.pipe(v.array(text), v.minLength(1)),
});

/** A product as one JSON document: the fields of a definition, its drawing as plain data. */
const productFields = v.strictObject({
  no: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(9999)),
  name: text,
  slug: v.optional(text),
  family: keyOf(families),
  kind: v.optional(v.picklist(['virtual', 'downloadable'])),
  in: v.pipe(v.array(v.picklist(categoryIds)), v.minLength(1)),
  collection: v.optional(keyOf(collections)),
  w: v.optional(centimetres),
  d: v.optional(centimetres),
  h: v.optional(centimetres),
  seat: v.optional(centimetres),
  weight: v.optional(v.number()),
  load: v.optional(v.number()),
  made: v.optional(v.array(keyOf(materialTerms))),
  material: text,
  style: v.optional(v.array(keyOf(styles))),
  rooms: v.optional(v.array(keyOf(rooms))),
  colour: v.optional(keyOf(colours)),
  price: whole,
  sale: v.optional(
    v.strictObject({
      percent: v.pipe(v.number(), v.minValue(1), v.maxValue(90)),
      when: v.picklist(['active', 'expired', 'future']),
      prior: v.optional(v.number()),
    }),
  ),
  stock: whole,
  delivery: v.optional(v.tuple([whole, whole])),
  created: day,
  isNew: v.optional(v.boolean()),
  best: v.optional(v.boolean()),
  short: text,
  story: text,
  facts: v.optional(v.array(text)),
  care: v.optional(keyOf(care)),
  specs: v.optional(v.record(keyOf(specs), text)),
  variants: v.optional(
    v.strictObject({
      colour: v.optional(v.pipe(v.array(keyOf(colours)), v.minLength(2))),
      fabric: v.optional(v.record(keyOf(fabrics), v.number())),
      size: v.optional(v.record(keyOf(sizes), sizeChange)),
      without: v.optional(v.array(text)),
      soldOut: v.optional(v.array(text)),
    }),
  ),
  options: v.optional(v.array(customOption)),
  bundle: v.optional(v.array(bundleSlot)),
  booklet: v.optional(v.strictObject({ file: text, title: text })),
  grouped: v.optional(v.array(text)),
  related: v.optional(v.array(whole)),
  upsell: v.optional(v.array(whole)),
  roomless: v.optional(v.literal(true)),
  film: v.optional(v.strictObject({ file: text, still: text, words: text })),
  setting: v.optional(v.picklist(settings)),
  draw: v.looseObject({ shape: v.picklist([...shapeNames, 'group']) }),
});

const productFile = v.pipe(
  productFields,
  v.forward(
    v.check(
      ({ price, bundle, grouped }) => price > 0 || bundle !== undefined || grouped !== undefined,
      'Only a set may cost 0: its parts have prices',
    ),
    ['price'],
  ),
);

/** A value that depends on one property of the variant: `{ "by": "colour", "fekete": "$steel", "else": "$brass" }`. */
const choice = v.looseObject({ by: v.picklist(['colour', 'fabric', 'size']), else: v.unknown() });

const namedMaterials = Object.entries(materials).map(([name, material]) => [`$${name}`, material]);

/**
 * Replaces the references of a drawing: `$colour`, `$fabric`, `$w`, `$d` by those of the look, `$oak` by the material of
 * this name, and a choice by its value for the look.
 */
function resolveDrawing(
  part: unknown,
  look: Look,
  references: Readonly<Record<string, unknown>>,
): unknown {
  if (typeof part === 'string') return Object.hasOwn(references, part) ? references[part] : part;
  if (Array.isArray(part)) return part.map((item) => resolveDrawing(item, look, references));
  if (typeof part !== 'object' || part === null) return part;
  if (v.is(choice, part)) {
    const value = look[part.by] ?? 'else';
    const chosen = Object.hasOwn(part, value) ? part[value] : part.else;
    return resolveDrawing(chosen, look, references);
  }
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, resolveDrawing(value, look, references)]),
  );
}

function definitionOf(file: v.InferOutput<typeof productFile>): ProductDefinition {
  const { draw, ...fields } = file;
  const defaultColour = file.variants?.colour?.[0] ?? file.colour;
  const [defaultFabric] = Object.keys(file.variants?.fabric ?? {}) as (keyof typeof fabrics)[];
  return {
    ...(fields as Omit<ProductDefinition, 'draw'>),
    draw: ({ colour = defaultColour, fabric = defaultFabric, size }: Look) => {
      const [w, d] = sidesOf(size, [file.w ?? 0, file.d ?? file.h ?? 0]);
      const look = {
        ...(colour && { colour }),
        ...(fabric && { fabric }),
        ...(size && { size }),
      };
      return resolveDrawing(draw, look, {
        ...Object.fromEntries(namedMaterials),
        ...(colour && { $colour: colours[colour].swatch }),
        $fabric: fabric,
        $w: w,
        $d: d,
      }) as Drawing;
    },
  };
}

/**
 * Reads the products of `folder` and its folders, one JSON document each, by file name.
 * Errors: throws, naming the file and the wrong field, when one cannot be used.
 */
export function readProductFiles(folder: string): ProductDefinition[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort();
  return names.map((name) => {
    const parsed = v.safeParse(
      productFile,
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown,
    );
    if (parsed.success) return definitionOf(parsed.output);
    const [issue] = parsed.issues;
    throw new Error(`${name}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  });
}
