import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { LinkProvider } from '@shop/ui';
import type { ReactNode } from 'react';
import { appLink } from '../../shell/app-link.tsx';
import { Shell } from '../../shell/shell.tsx';
import { lateModule } from '../../platform/late-module.ts';
import type { RouteContext } from '../../shop/route-context.ts';
import { jsonForHtml } from '../head/json-for-html.ts';
import type { ShopperRouteContext } from '../../shopper/session/shopper-context.ts';
import { painterScript } from '../../shopper/device/painter.ts';
import { shopperMarkKey } from '../../shopper/device/shopper-mark.ts';
import { settingsElementId } from '../../shop/settings/settings.ts';

const loadTree = lateModule(() => import('../../queries/category-tree.ts'));

export const Route = createRootRouteWithContext<RouteContext & ShopperRouteContext>()({
  // The target of a navigation may need any text.
  beforeLoad: ({ context: { loadTexts } }) => loadTexts(),
  // Header and footer render without categories: a page shows the error in its content.
  loader: ({ context: { shop, queryClient } }) =>
    loadTree()
      .then(({ categoryTreeQuery }) => queryClient.ensureQueryData(categoryTreeQuery(shop)))
      .then(
        () => null,
        () => null,
      ),
  head: ({ match: { context } }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    ],
    links: [
      // For browsers without support for SVG icons; the others use the next one.
      { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: manifestOf(context.shop.pathPrefix) },
    ],
  }),
  shellComponent: Document,
  component: Page,
});

/** Returns the address of the web app manifest: each store view has its own. */
const manifestOf = (pathPrefix: string) => `/manifest${pathPrefix.replace('/', '.')}.webmanifest`;

/** Document around every screen, and around the error screens. */
function Document({ children }: { children: ReactNode }) {
  // Contains the settings that the browser starts with.
  const { shop } = Route.useRouteContext();
  const { themeColor } = shop.config.shop;
  const { fontSheet } = shop.config.theme;
  return (
    <html lang={shop.view.language}>
      <head>
        <HeadContent />
        {/* With scripts the fonts are loaded after the first paint. */}
        {fontSheet !== null && (
          <noscript>
            <link rel="stylesheet" href={fontSheet} />
          </noscript>
        )}
        {/* Two elements with one name: the head of the router would keep only the last one. */}
        <meta name="theme-color" content={themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColor.dark} media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <LinkProvider component={appLink(shop.pathPrefix, shop.settings.missingPages)}>
          {children}
        </LinkProvider>
        {/* In the browser React writes this script only if it renders the document again, and does not run it then. */}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? painterScript(shopperMarkKey(shop.settings)) : '0',
          }}
        />
        <script
          id={settingsElementId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: jsonForHtml(shop.settings) }}
        />
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
