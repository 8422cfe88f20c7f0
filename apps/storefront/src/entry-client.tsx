import '@vitejs/plugin-react/preamble';
// First of all styles: it names the cascade layers in their order.
import '@shop/ui/global.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as v from 'valibot';
import { createBrowserShop } from './wiring/browser-shop.ts';
import { createI18n } from './wiring/i18n.ts';
import { settings, settingsElementId } from './wiring/settings.ts';
import { createShopRouter } from './router.tsx';

const carried = document.getElementById(settingsElementId)?.textContent ?? '{}';
const shop = createBrowserShop(v.parse(settings, JSON.parse(carried)));
const i18n = await createI18n(shop.view.language);
const router = createShopRouter({ shop, i18n, requestedAt: Date.now() });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});

// Once the page stands: what has been seen keeps opening without a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    void import('workbox-window').then(({ Workbox }) => new Workbox('/sw.js').register());
  });
}
