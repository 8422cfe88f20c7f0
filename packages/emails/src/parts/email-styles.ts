/** Fonts that are on every device: mail programs load no others. */
export const fonts = {
  text: 'Arial, Helvetica, sans-serif',
  display: 'Georgia, serif',
} as const;

/** Vertical space between paragraphs. */
export const paragraphMargin = '0 0 16px';
