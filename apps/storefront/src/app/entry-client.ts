import '@vitejs/plugin-react/preamble';
// It names the cascade layers in their order.
import '@shop/ui/global.css';
import { fetchPageData } from './page-data/fetch-page-data.ts';

/** Lets the browser answer input and paint between two stages. */
function pause(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

const pageDataTexts = fetchPageData(document);
// The loader of the page data gets the failure.
pageDataTexts.catch(() => undefined);

// Each evaluates in a task of its own: all at once they hold up a press for a fifth of a second on a slow phone.
await import('./start/react.ts');
await pause();
await import('./start/router.ts');
await pause();
await import('./start/query.ts');
await pause();
const { start } = await import('./start/main.tsx');
await pause();
await start(import.meta.url, pageDataTexts);
