import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { shapeNames } from '../renderer/drawing.ts';
import type { Drawing } from '../renderer/drawing.ts';
import { care } from './care.ts';
import { placedCategories } from './categories.ts';
import type { Look, ProductDefinition } from './definition.ts';
import { families } from './families.ts';
import { sidesOf } from './products/sides.ts';
import { collections, colours, fabrics, materials, rooms, sizes, styles } from './vocabulary.ts';

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

/** A product as one JSON document: the fields of a definition, its drawing as plain data. */
const productFile = v.strictObject({
  no: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(9999)),
  name: text,
  slug: v.optional(text),
  family: keyOf(families),
  in: v.pipe(v.array(v.picklist(categoryIds)), v.minLength(1)),
  collection: v.optional(keyOf(collections)),
  w: v.optional(centimetres),
  d: v.optional(centimetres),
  h: v.optional(centimetres),
  seat: v.optional(centimetres),
  weight: v.optional(v.number()),
  load: v.optional(v.number()),
  made: v.optional(v.array(keyOf(materials))),
  material: text,
  style: v.optional(v.array(keyOf(styles))),
  rooms: v.optional(v.array(keyOf(rooms))),
  colour: v.optional(keyOf(colours)),
  price: v.pipe(whole, v.minValue(1)),
  sale: v.optional(
    v.strictObject({
      percent: v.pipe(v.number(), v.minValue(1), v.maxValue(90)),
      when: v.picklist(['active', 'expired', 'future']),
      prior: v.optional(v.number()),
    }),
  ),
  stock: whole,
  created: day,
  isNew: v.optional(v.boolean()),
  best: v.optional(v.boolean()),
  short: text,
  story: text,
  facts: v.optional(v.array(text)),
  care: v.optional(keyOf(care)),
  variants: v.optional(
    v.strictObject({
      colour: v.optional(v.pipe(v.array(keyOf(colours)), v.minLength(2))),
      fabric: v.optional(v.record(keyOf(fabrics), v.number())),
      size: v.optional(v.record(keyOf(sizes), sizeChange)),
    }),
  ),
  related: v.optional(v.array(whole)),
  upsell: v.optional(v.array(whole)),
  roomless: v.optional(v.literal(true)),
  draw: v.looseObject({ shape: v.picklist([...shapeNames, 'group']) }),
});

/** Puts the look of a variant where the drawing leaves a gap: `$colour`, `$fabric`, `$w`, `$d`. */
function filled(part: unknown, gaps: Readonly<Record<string, unknown>>): unknown {
  if (typeof part === 'string') return Object.hasOwn(gaps, part) ? gaps[part] : part;
  if (Array.isArray(part)) return part.map((one) => filled(one, gaps));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, filled(value, gaps)]));
}

function definitionOf(file: v.InferOutput<typeof productFile>): ProductDefinition {
  const { draw, ...told } = file;
  const usualColour = file.variants?.colour?.[0] ?? file.colour;
  const usualFabric = Object.keys(file.variants?.fabric ?? {})[0];
  return {
    ...(told as Omit<ProductDefinition, 'draw'>),
    draw: ({ colour = usualColour, fabric, size }: Look) => {
      const [w, d] = sidesOf(size, [file.w ?? 0, file.d ?? file.h ?? 0]);
      const gaps = {
        ...(colour === undefined ? {} : { $colour: colours[colour].swatch }),
        $fabric: fabric ?? usualFabric,
        $w: w,
        $d: d,
      };
      return filled(draw, gaps) as Drawing;
    },
  };
}

/**
 * The products that lie as JSON documents in `folder`, one each, by file name.
 * Errors: throws, naming the file and the wrong field, when one cannot be used.
 */
export function readProductFiles(folder: string): ProductDefinition[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const parsed = v.safeParse(
      productFile,
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown,
    );
    if (parsed.success) return definitionOf(parsed.output);
    const [issue] = parsed.issues;
    throw new Error(`${name}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  });
}
