/** What a page says that no renderer has made: the shop is closed for a while, or broken. */
export interface PlainPage {
  readonly title: string;
  readonly text: string;
  /** For the service desk: the number of the request. */
  readonly requestId?: string | undefined;
}

/** Needs nothing but the style the shop's offline page has. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A whole page in Hungarian, the shop's language. Its texts are the server's own: nothing in them is escaped. */
export function plainPage({ title, text, requestId }: PlainPage): string {
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
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a href="/">Kezdőlap</a></p>${requestId === undefined ? '' : `\n      <p>Hibaazonosító: ${requestId}</p>`}
    </main>
  </body>
</html>
`;
}
