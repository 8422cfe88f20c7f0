const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML forbids even when escaped. */
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes text for an XML element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Returns `<name>text</name>`, or '' without text. */
export function xmlElement(name: string, text: string | number | undefined): string {
  return text === undefined || text === '' ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;
}
