import {
  createObservable,
  isDuplicateNotice,
  type IdGenerator,
  type Observable,
} from '@shop/kernel';
import type { CartItem } from '../lines/cart-item.ts';
import type { CartNotice, NewNotice } from './cart-notice.ts';
import { lineKey } from '../lines/line-identity.ts';

const maxNotices = 20;

/** Notices for the shopper, oldest first. */
export interface NotificationQueue {
  readonly notices: Observable<readonly CartNotice[]>;
  post(notice: NewNotice): void;
  dismiss(isOver: (notice: CartNotice) => boolean): void;
  /** Expects a notice of a line. It is posted when the server has the change, or when the change must wait. */
  expect(key: string, kind: 'added' | 'quantity-updated' | 'nothing'): void;
  /** Posts the expected notice of a line that the server has, or `kind` if none was expected. */
  confirm(item: CartItem, kind: 'added' | 'quantity-updated'): void;
  /** Posts the expected notices of these lines as unconfirmed: they are sent to the server later. */
  flush(items: readonly CartItem[]): void;
  /** Cancels the expected notice of a line. */
  cancelExpected(key: string): void;
}

/** Holds at most 20 notices, no two equal in a row; removes the oldest first. Source: CS-47, KE-16. */
export function createNotificationQueue(ids: IdGenerator): NotificationQueue {
  const notices = createObservable<readonly CartNotice[]>([]);
  const expected = new Map<string, 'added' | 'quantity-updated' | 'nothing'>();
  const post = (notice: NewNotice): void => {
    if (isDuplicateNotice(notices.get().at(-1), notice)) return;
    notices.set([...notices.get(), { ...notice, id: ids.uuid() }].slice(-maxNotices));
  };

  return {
    notices,
    post,
    dismiss(isOver) {
      const remaining = notices.get().filter((notice) => !isOver(notice));
      if (remaining.length < notices.get().length) notices.set(remaining);
    },
    expect: (key, kind) => void expected.set(key, kind),
    confirm(item, kind) {
      const key = lineKey(item);
      const expectedKind = expected.get(key) ?? kind;
      expected.delete(key);
      if (expectedKind !== 'nothing')
        post({ kind: expectedKind, confirmed: true, ...aboutLine(item) });
    },
    flush(items) {
      for (const item of items) {
        const key = lineKey(item);
        const expectedKind = expected.get(key);
        if (expectedKind === undefined || expectedKind === 'nothing') continue;
        post({ kind: expectedKind, confirmed: false, ...aboutLine(item) });
        expected.set(key, 'nothing');
      }
    },
    cancelExpected: (key) => void expected.delete(key),
  };
}

/** Returns the line data of a notice. */
export function aboutLine(item: CartItem): {
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
} {
  return { key: lineKey(item), sku: item.sku, name: item.product.name, qty: item.qty };
}
