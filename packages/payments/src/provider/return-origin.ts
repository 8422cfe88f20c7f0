/**
 * Returns the base URL to which a payer returns: that of the page that started the payment if it is another port of the
 * same host, else that of the shop. The demo uses another port: only its shop host has the copy of the order.
 */
export function returnOrigin(publicUrl: string, pageOrigin: string | undefined): string {
  if (pageOrigin === undefined || !URL.canParse(pageOrigin)) return publicUrl;
  const page = new URL(pageOrigin);
  const publicPage = new URL(publicUrl);
  return page.protocol === publicPage.protocol && page.hostname === publicPage.hostname
    ? page.origin
    : publicUrl;
}
