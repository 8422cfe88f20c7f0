const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Escapes a text for HTML, also for attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<"]/g, (sign) => entities[sign] ?? sign);
