import * as v from 'valibot';
import { text } from './bounds.ts';

/** Path of a file for browsers. */
const path = v.pipe(v.string(), v.startsWith('/'));
const pixels = v.pipe(v.number(), v.gtValue(0));

/** Files of the look, derived from `theme.css`, `fonts` and `logo.svg` of the shop folder. Source: SC-48 to SC-50. */
export const theme = v.optional(
  v.strictObject({
    /** Logo with its size. `null`: the title of the shop is shown. */
    logo: v.optional(
      v.nullable(v.strictObject({ href: path, width: pixels, height: pixels })),
      null,
    ),
    /** Arguments of a `FontFace` for each file of a font. */
    fonts: v.optional(
      v.array(
        v.strictObject({
          family: text,
          href: path,
          weight: text,
          style: text,
          unicodeRange: text,
        }),
      ),
      [],
    ),
    /** Style sheet with the same fonts, for pages without scripts. */
    fontSheet: v.optional(v.nullable(path), null),
  }),
  {},
);
