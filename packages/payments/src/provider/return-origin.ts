/**
 * Base URL that a payer returns to: the one of the page that started the payment if it is another port of the same host, as the
 * shop host of the demo, which alone has the copy of the order; else the one of the shop.
 */
export function returnOrigin(publicUrl: string, pageOrigin: string | undefined): string {
  if (pageOrigin === undefined || !URL.canParse(pageOrigin)) return publicUrl;
  const page = new URL(pageOrigin);
  const publicPage = new URL(publicUrl);
  return page.protocol === publicPage.protocol && page.hostname === publicPage.hostname
    ? page.origin
    : publicUrl;
}
