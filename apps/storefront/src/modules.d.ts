declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** The source of a script for an HTML page, bundled and minified: see `inline-scripts.ts`. */
declare module '*?inline-script' {
  export const source: string;
}
