import { pendingAddsCookie } from '@shop/contract';
import type { Observable } from '@shop/kernel';
import type { PageCookies, SafeStorage } from '@shop/platform-browser';
import { consoleLog } from '../../platform/console-log.ts';
import { whenIdle } from '../../platform/first-sign.ts';
import { isShopperKnown, isShopperMark } from '../device/shopper-mark.ts';
import type { ShopperStore } from '../session/shopper-store.ts';

interface Needs {
  readonly shopper: Pick<ShopperStore, 'start'>;
  readonly firstSign: Observable<boolean>;
  /** True for a page with data of the shopper: cart, checkout, account, lists. */
  readonly isOwnPage: boolean;
  readonly storage: Pick<SafeStorage, 'keys'>;
  readonly cookies: Pick<PageCookies, 'read'>;
  readonly page: Window;
}

/**
 * Starts the shopper's session: at once on a page with the shopper's data; when the browser is idle if this device
 * stores data of a shopper; else at the first sign of use, or when another tab stores data. Returns a function that
 * stops waiting.
 */
export function startWhenNeeded(needs: Needs): () => void {
  const start = () => {
    stop();
    needs.shopper
      .start()
      .catch((cause: unknown) => consoleLog.error('shopper-not-started', { cause }));
  };
  const waits: (() => void)[] = [];
  const stop = () => {
    for (const end of waits.splice(0)) end();
  };
  const isAwaited = needs.cookies.read().includes(`${pendingAddsCookie.name}=`);
  if (needs.isOwnPage || needs.firstSign.get()) start();
  else if (isAwaited || isShopperKnown(needs.storage)) waits.push(whenIdle(start));
  else waits.push(needs.firstSign.subscribe(() => waits.push(afterPaint(start))));
  const hear = ({ key }: StorageEvent) => {
    if (key !== null && isShopperMark(key)) start();
  };
  if (waits.length > 0) {
    needs.page.addEventListener('storage', hear);
    waits.push(() => needs.page.removeEventListener('storage', hear));
  }
  return stop;
}

/** Calls in a task after the next paint, so that the press is shown first. */
function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
