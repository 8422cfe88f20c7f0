/** What a page says that no renderer has made: the shop is closed for a while, or broken. */
export interface PlainPage {
  readonly title: string;
  readonly text: string;
  /** A way on, where there is one. */
  readonly link?: { readonly label: string; readonly href: string };
  /** For the service desk: the number of the request. */
  readonly requestId?: string | undefined;
}

/** Needs nothing but the style the shop's offline page has. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A whole page in Hungarian, the shop's language. Its texts are the server's own: nothing in them is escaped. */
export function plainPage({ title, text, link, requestId }: PlainPage): string {
  const way = link === undefined ? '' : `<p><a href="${link.href}">${link.label}</a></p>`;
  const number = requestId === undefined ? '' : `<p><small>Hibaazonosító: ${requestId}</small></p>`;
  return `<!doctype html>
<html lang="hu">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} – Zugoly</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <main>
      <p class="mark">Zugoly</p>
      <h1>${title}</h1>
      <p>${text}</p>
      ${way}
      ${number}
    </main>
  </body>
</html>
`;
}
