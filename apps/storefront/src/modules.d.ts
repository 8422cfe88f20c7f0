declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** A part of the texts: see `split-texts.ts`. */
declare module '*.po?start' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*.po?rest' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** The source of a script for an HTML page, bundled and minified: see `inline-scripts.ts`. */
declare module '*?inline-script' {
  export const source: string;
}
