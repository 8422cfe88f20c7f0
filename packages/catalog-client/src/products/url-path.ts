/** Returns the url_path of an address: NFC, without leading and trailing slashes, query and hash. Source: CC-31. */
export function urlPathOf(address: string): string {
  return address
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
    .normalize('NFC');
}
