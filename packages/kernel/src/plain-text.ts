/**
 * Invisible characters: format characters (zero width, soft hyphen, direction marks) and controls. A zero width joiner
 * stays between two pictographs, which it combines.
 */
const unseen =
  /(?<![\p{Extended_Pictographic}\ufe0f\p{Emoji_Modifier}])\u200d|\u200d(?!\p{Extended_Pictographic})|(?!\u200d)[\p{Cf}\u034f]|(?![\t\n\r])\p{Cc}/gu;

/**
 * Cleans typed or pasted text of invisible characters: composes accents (NFC), converts full-width characters and
 * Unicode hyphens to those of the keyboard, and any space to one space, and trims.
 * Source: KE-27.
 */
export function plainText(typed: string): string {
  return typed
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

/** The same for a name, a number or a code: dashes and minus signs become hyphens too. Source: KE-28. */
export function plainCode(typed: string): string {
  return plainText(typed).replace(/[\u2012-\u2015\u2212\ufe58\ufe63]/g, '-');
}

/** The same for an email address: also removes the `mailto:` and the query of a copied link. Source: KE-29. */
export function plainEmail(typed: string): string {
  return plainCode(typed)
    .replace(/^mailto:\s*([^?]*).*$/is, '$1')
    .trim();
}
