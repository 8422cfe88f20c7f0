import type { Toast } from '@shop/ui';
import { useEffect, useState } from 'react';

const wordsOf = ({ tone, message, actions }: Toast) =>
  JSON.stringify([tone, message, actions?.map(({ label }) => label)]);

/**
 * Returns the notices of all sources in order of arrival, without those equal to the previous one, which are dismissed.
 * Source: spec, section 4, notifications.
 */
export function useSaidOnce<T extends Toast>(
  toasts: readonly T[],
  dismiss: (id: string) => void,
): readonly T[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const ids = toasts.map(({ id }) => id);
  const arrived = [
    ...order.filter((id) => ids.includes(id)),
    ...ids.filter((id) => !order.includes(id)),
  ];
  if (arrived.join(' ') !== order.join(' ')) setOrder(arrived);

  const inOrder = arrived.flatMap((id) => toasts.filter((toast) => toast.id === id));
  const isRepeat = (toast: T, index: number) => {
    const previousToast = inOrder[index - 1];
    return previousToast !== undefined && wordsOf(previousToast) === wordsOf(toast);
  };
  const repeats = inOrder.filter(isRepeat).map(({ id }) => id);
  const repeated = repeats.join(' ');
  useEffect(() => {
    for (const id of repeated === '' ? [] : repeated.split(' ')) dismiss(id);
  }, [repeated, dismiss]);
  return inOrder.filter(({ id }) => !repeats.includes(id));
}
