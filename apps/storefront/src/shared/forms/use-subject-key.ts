import { useState } from 'react';

/**
 * Returns a React key for a form about a subject: a customer or an order. The key changes when a known subject is
 * replaced or removed. It does not change when the subject becomes known, to preserve typed values.
 */
export function useSubjectKey(id: string | number | undefined): number {
  const [last, setLast] = useState({ id, key: 0 });
  if (last.id === id) return last.key;
  const next = { id, key: last.id === undefined ? last.key : last.key + 1 };
  setLast(next);
  return next.key;
}
