import * as v from 'valibot';

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60_000));

/** Fault of the next calls whose path has this prefix. */
export const fault = v.variant('kind', [
  v.object({
    kind: v.literal('fail'),
    code: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    path: v.optional(v.string(), '/'),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)), 1),
  }),
  v.object({
    kind: v.literal('delay'),
    ms: milliseconds,
    path: v.optional(v.string(), '/'),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)), 1),
  }),
  v.object({
    kind: v.picklist(['drop', 'content-type']),
    path: v.optional(v.string(), '/'),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)), 1),
  }),
]);
type Fault = v.InferOutput<typeof fault>;

/** Pending faults, oldest first. */
export interface FaultSwitches {
  set(next: Fault): void;
  /** Returns and removes the first fault for this path. */
  take(path: string): Fault | undefined;
  clear(): void;
}

export function createFaultSwitches(): FaultSwitches {
  let waiting: { readonly fault: Fault; left: number }[] = [];
  return {
    set: (next) => void waiting.push({ fault: next, left: next.times }),
    take(path) {
      const matchingFault = waiting.find(({ fault: { path: prefix } }) => path.startsWith(prefix));
      if (matchingFault === undefined) return undefined;
      matchingFault.left -= 1;
      if (matchingFault.left === 0) waiting = waiting.filter((entry) => entry !== matchingFault);
      return matchingFault.fault;
    },
    clear: () => void (waiting = []),
  };
}
