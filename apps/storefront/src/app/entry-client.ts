import '@vitejs/plugin-react/preamble';
// Must be first: it declares the order of the cascade layers.
import '@shop/ui/global.css';
import { fetchPageData } from './page-data/fetch-page-data.ts';

/** Lets the browser handle input and paint between two stages. */
function pause(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

const pageDataTexts = fetchPageData(document);
// The loader of the page data handles the failure.
pageDataTexts.catch(() => undefined);

// Each module evaluates in its own task: together they would delay a press by 200 ms on a slow phone.
await import('./start/react.ts');
await pause();
await import('./start/router.ts');
await pause();
await import('./start/query.ts');
await pause();
const { start } = await import('./start/main.tsx');
await pause();
await start(import.meta.url, pageDataTexts);
