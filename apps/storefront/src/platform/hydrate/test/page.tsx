import { hydrateRoot } from 'react-dom/client';
import { configureHydrate, openBoundaries } from '../index.ts';
import { openAtEvents } from '../open-at-events.ts';
import { pages } from './parts.tsx';

/** Test interface of the page. */
declare global {
  interface Window {
    /** Ends the wait for the page's data, if the address requests a wait. */
    release(): void;
    openBoundaries: typeof openBoundaries;
    /** Messages of hydration errors. */
    hydrationErrors: string[];
  }
}

const query = new URLSearchParams(location.search);
const Page = pages[query.get('page') ?? ''];
if (Page === undefined) throw new Error(`No page ${location.search}`);

window.renders = {};
window.hydrationErrors = [];
window.openBoundaries = openBoundaries;
configureHydrate({
  prepare: () =>
    new Promise<void>((resolve, reject) => {
      window.release = () => {
        window.pageData = 'data';
        resolve();
      };
      if (query.get('data') === 'missing') reject(new Error('no data'));
      else if (query.get('data') !== 'late') window.release();
    }),
});
openAtEvents(window, new AbortController().signal);
hydrateRoot(document.getElementById('root') as HTMLElement, <Page />, {
  onRecoverableError: (error) => window.hydrationErrors.push(String(error)),
});
