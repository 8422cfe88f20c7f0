/** Crash points of placing an order, in order. */
export const crashPoints = [
  'key-claimed',
  'order-written',
  'stock-taken',
  'cart-frozen',
  'email-queued',
  'answer-kept',
  'committed',
] as const;
type CrashPointName = (typeof crashPoints)[number];

/** Reports a named point at which a test may end the process. */
export type CrashPoint = (name: CrashPointName) => void;

/** Ends the process at `next`, like `kill -9`: nothing is finished or reported. */
export interface CrashSwitch {
  next: CrashPointName | undefined;
  readonly pass: CrashPoint;
}

export function createCrashSwitch(): CrashSwitch {
  const crash: CrashSwitch = {
    next: undefined,
    pass: (name) => {
      if (name === crash.next) process.kill(process.pid, 'SIGKILL');
    },
  };
  return crash;
}
