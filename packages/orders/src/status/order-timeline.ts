/** A status that an order has reached, or will reach if nothing changes. */
export interface OrderTimelineStep {
  readonly status: string;
  /** Time of the change, ISO 8601; `undefined` if it is not known or not reached. */
  readonly at: string | undefined;
  readonly state: 'done' | 'current' | 'upcoming';
}

const course = ['pending', 'processing', 'shipped', 'complete'];

/**
 * Returns the steps of an order from its placement to its completion. A canceled order, and one with an unknown status,
 * has only the steps that it has reached.
 *
 * @param changes - Statuses after the first, oldest first.
 * @see SPEC.md OR-21
 */
export function orderTimeline(order: {
  readonly status: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly changes: readonly { readonly status: string; readonly at: string }[];
}): readonly OrderTimelineStep[] {
  const { status, createdAt, changes } = order;
  const moments = new Map([
    ['pending', createdAt],
    ...changes.map((change) => [change.status, change.at] as const),
  ]);
  const reached = course.indexOf(status);
  if (reached !== -1) {
    return course.map((step, index) => ({
      status: step,
      at: index <= reached ? moments.get(step) : undefined,
      state: stateAt(index, reached),
    }));
  }
  const earlierSteps = [...moments].filter(([step]) => step !== status);
  return [
    ...earlierSteps.map(([step, at]) => ({ status: step, at, state: 'done' as const })),
    { status, at: moments.get(status), state: 'current' },
  ];
}

function stateAt(index: number, reached: number): OrderTimelineStep['state'] {
  if (index === reached) return 'current';
  return index < reached ? 'done' : 'upcoming';
}
