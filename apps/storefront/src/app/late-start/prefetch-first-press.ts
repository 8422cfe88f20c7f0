import { isSavingData } from '../../platform/is-saving-data.ts';
import { whenIdle } from '../../platform/first-sign.ts';

/**
 * Fetches the files that the first press will import, without using them: one after the other, each when the
 * browser is idle, once the page has loaded. The document names them in `data-parts` and `data-later`. Not where the
 * browser is asked to save data.
 */
export function prefetchFirstPress(page: Document): void {
  if (isSavingData()) return;
  const { parts = '', later = '' } = page.querySelector<HTMLElement>('[data-later]')?.dataset ?? {};
  const fetchNext = ([href, ...otherHrefs]: readonly string[]) => {
    if (href === undefined || href === '') return;
    whenIdle(() => {
      const link = page.createElement('link');
      link.rel = href.endsWith('.css') ? 'prefetch' : 'modulepreload';
      link.href = href;
      page.head.append(link);
      fetchNext(otherHrefs);
    });
  };
  const start = () => fetchNext(`${parts} ${later}`.trim().split(' '));
  if (page.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
