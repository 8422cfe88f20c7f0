import type { Page } from '@playwright/test';

/** Layout shifts of a page since its start. */
export interface LayoutShifts {
  /** Sum of their scores, including those after an input. */
  readonly sum: number;
  /** Moved elements, for the message of a failure. */
  readonly moved: string;
}

/** Reads the layout shifts of the page. */
export const layoutShifts = (page: Page): Promise<LayoutShifts> =>
  page.evaluate(
    () =>
      new Promise<LayoutShifts>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
            sum += value;
            for (const { node, previousRect, currentRect } of sources) {
              const [from, to] = [previousRect, currentRect].map(
                ({ x, y, width, height }) => `${x} ${y} ${width}×${height}`,
              );
              const text = node?.textContent?.slice(0, 40);
              moved.push(
                `${Math.round(startTime)} ms, ${value}: ${node?.nodeName} "${text}" from ${from} to ${to}`,
              );
            }
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum, moved: moved.join('\n') }), 300);
      }),
  );
