/** Delay after the load of the page before scripts start without a largest paint, in milliseconds. */
const idleAfterLoadMs = 1500;
/** Longest time that a press is held for the scripts, in milliseconds; then the browser handles it. */
const longestHoldMs = 20_000;

/** State of a field; `checked` has a meaning only for checkboxes and radio buttons. */
export interface FieldState {
  readonly value: string;
  readonly checked: boolean;
}

/** Input before hydration. `replayEarlyInput` repeats it. */
interface EarlyInput {
  /** Pressed elements in the order of their first press. */
  readonly presses: ReadonlySet<HTMLElement>;
  /** Changed fields with their last state: React may reset them during hydration. */
  readonly changes: ReadonlyMap<EventTarget, FieldState>;
  /** Address that the server rendered the document for. */
  readonly address: string;
  /** Stops the recording. */
  stop(): void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

interface StartFiles {
  /** Address of the entry script. */
  readonly entry: string;
  /** Addresses of the scripts that the entry will import. */
  readonly files: readonly string[];
  /** Addresses of the scripts of the page's parts, which the first input also fetches. */
  readonly parts: readonly string[];
}

/**
 * Starts the scripts of a page after its largest contentful paint, or 1.5 s after its load without one. The first input
 * starts them at once. Each file is preloaded in its own task.
 *
 * A press on a button is held until the page has hydrated, and so is a press on a link in the header to a fragment of
 * the page. The browser handles links and GET forms with an address. If the scripts fail, or take longer than 20 s, the
 * browser handles the held presses, as without scripts. Back and Forward to another page of this document load that
 * page: React would hydrate this one as if it were the other.
 *
 * The page contains this function as an inline script: it may import nothing.
 */
export function startLate(
  { entry, files, parts }: StartFiles,
  page: Window & typeof globalThis,
  load: (address: string) => Promise<unknown>,
): void {
  const { document } = page;
  const presses = new Set<HTMLElement>();
  const changes = new Map<EventTarget, FieldState>();
  const listening = new AbortController();
  const stop = () => listening.abort();
  let isStarted = false;
  let isUsed = false;
  const { href: address, pathname, search } = page.location;
  page.earlyInput = { presses, changes, address, stop };

  const release = () => {
    if (listening.signal.aborted) return;
    stop();
    for (const control of presses) control.click();
  };
  const preload = ([href, ...otherHrefs]: readonly string[], then: () => void) => {
    if (href === undefined) return then();
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    page.setTimeout(preload, 0, otherHrefs, then);
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    observer?.disconnect();
    preload([entry, ...files], () => {
      load(entry).catch((cause: unknown) => {
        page.console.info('scripts-failed', cause);
        release();
      });
    });
  };
  const startForInput = () => {
    start();
    if (isUsed) return;
    isUsed = true;
    preload(parts, () => undefined);
  };

  const observer =
    'PerformanceObserver' in page
      ? new page.PerformanceObserver(() => {
          const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
          // The first paints show text; the image that the page loads first has not been painted yet.
          if (image === null || image.complete) page.setTimeout(start);
        })
      : undefined;
  observer?.observe({ type: 'largest-contentful-paint', buffered: true });

  const listen = (type: string, hear: (event: Event) => void) =>
    page.addEventListener(type, hear, { capture: true, signal: listening.signal });
  listen('popstate', () => {
    if (page.location.pathname + page.location.search !== pathname + search) page.location.reload();
  });
  page.addEventListener('load', () => page.setTimeout(start, idleAfterLoadMs), { once: true });
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin'])
    listen(type, startForInput);
  for (const type of ['input', 'change']) {
    listen(type, ({ target }) => {
      startForInput();
      const { value, checked } = target as HTMLInputElement;
      changes.set(target as HTMLInputElement, { value, checked });
    });
  }
  listen('click', (event) => {
    startForInput();
    const { target, button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const control = (target as Element).closest<HTMLElement>('button, header a[href^="#"]');
    if (control === null || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    const form = control instanceof page.HTMLButtonElement ? control.form : null;
    if (form?.method === 'get' && form.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (presses.size === 0) page.setTimeout(release, longestHoldMs);
    presses.add(control);
  });
}
