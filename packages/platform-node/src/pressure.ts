import { monitorEventLoopDelay, performance, type EventLoopUtilization } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/**
 * Level of load shedding. 0: none. 1: optional work. 2: requests that can be repeated later. 3: also reading carts.
 * Orders and health checks are always answered. Source: RL-11.
 */
export type PressureLevel = 0 | 1 | 2 | 3;

export interface Pressure {
  level(): PressureLevel;
  /** Returns the number of requests in progress. */
  inFlight(): number;
  /** Counts a request in progress. Call the returned function after the response was sent. */
  enter(): () => void;
  stop(): void;
}

/** Measurements of one second. */
export interface LoadSample {
  /** Delay of a timer in milliseconds, 99th percentile. */
  readonly loopDelayMs: number;
  /** Share of the second in which the process was busy, 0 to 1. */
  readonly utilisation: number;
  /** Share of the heap's limit in use, 0 to 1. */
  readonly heapShare: number;
}

const pressureLimits = {
  loopDelayMs: 150,
  utilisation: 0.95,
  heapShare: 0.9,
  inFlight: 400,
  /** Number of overloaded seconds in a row per level: one garbage collection is not an overload. */
  secondsPerLevel: 3,
} as const;

/** Returns the level after `badSeconds` overloaded seconds in a row, with `inFlight` requests in progress. */
export function pressureLevel(badSeconds: number, inFlight: number): PressureLevel {
  const byLoad = Math.floor(badSeconds / pressureLimits.secondsPerLevel);
  const byCount = Math.floor((2 * inFlight) / pressureLimits.inFlight) - 1;
  return Math.max(0, Math.min(3, Math.max(byLoad, byCount))) as PressureLevel;
}

export function isBadSecond(sample: LoadSample): boolean {
  const isSlow =
    sample.loopDelayMs > pressureLimits.loopDelayMs &&
    sample.utilisation > pressureLimits.utilisation;
  return isSlow || sample.heapShare > pressureLimits.heapShare;
}

/** Measures the load of this process, once a second. */
export function createPressure(): Pressure {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let previousUtilization: EventLoopUtilization = performance.eventLoopUtilization();
  let badSeconds = 0;
  let inFlight = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { used_heap_size: usedHeapBytes, heap_size_limit: limit } = getHeapStatistics();
    const sample = {
      loopDelayMs: delay.percentile(99) / 1e6,
      utilisation: performance.eventLoopUtilization(now, previousUtilization).utilization,
      heapShare: usedHeapBytes / limit,
    };
    delay.reset();
    previousUtilization = now;
    badSeconds = isBadSecond(sample) ? badSeconds + 1 : 0;
  }, 1_000);
  timer.unref();
  return {
    level: () => pressureLevel(badSeconds, inFlight),
    inFlight: () => inFlight,
    enter() {
      inFlight += 1;
      return () => void (inFlight -= 1);
    },
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
