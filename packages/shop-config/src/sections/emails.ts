import * as v from 'valibot';
import { color } from './bounds.ts';

// @__NO_SIDE_EFFECTS__
function palette(
  defaults: Readonly<Record<'background' | 'text' | 'border' | 'accent' | 'onAccent', string>>,
) {
  return v.optional(
    v.strictObject({
      background: v.optional(color, defaults.background),
      text: v.optional(color, defaults.text),
      border: v.optional(color, defaults.border),
      /** Buttons and links. */
      accent: v.optional(color, defaults.accent),
      /** Text on `accent`. */
      onAccent: v.optional(color, defaults.onAccent),
    }),
    {},
  );
}

/** Look of the emails. Source: SC-47. */
export const emails = v.optional(
  v.strictObject({
    /** Path of a PNG or JPEG at the public address of the shop, shown 40 px high. `null`: the title of the shop. */
    logo: v.optional(v.nullable(v.pipe(v.string(), v.startsWith('/'))), null),
    colors: v.optional(
      v.strictObject({
        /** For mail programs in light mode, and for those without a dark mode. */
        light: palette({
          background: '#ffffff',
          text: '#1c1f24',
          border: '#d5d9e0',
          accent: '#1f4f8f',
          onAccent: '#ffffff',
        }),
        dark: palette({
          background: '#16181c',
          text: '#eceef2',
          border: '#363b44',
          accent: '#8db8f0',
          onAccent: '#0c1a2c',
        }),
      }),
      {},
    ),
  }),
  {},
);
