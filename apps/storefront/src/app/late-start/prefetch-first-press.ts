import { isSavingData } from '../../platform/is-saving-data.ts';
import { whenIdle } from '../../platform/first-sign.ts';

/**
 * Prefetches the files that the first press imports, one by one, each when the browser is idle, after the load of the
 * page. The document lists them in `data-parts` and `data-later`. Does nothing if the browser saves data.
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
