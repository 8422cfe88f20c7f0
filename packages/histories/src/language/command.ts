import * as fc from 'fast-check';

/** Fault of the network or the server during the next exchange. */
export type HistoryFault =
  /** The request is lost. */
  | 'lost-request'
  /** The request arrives, the response is lost. */
  | 'lost-response'
  /** The request arrives twice. */
  | 'duplicated'
  /** The caller times out; the request arrives later. */
  | 'late'
  /** An HTML page with status 200. */
  | 'html'
  /** The response ends in the middle of its body. */
  | 'cut-off'
  | 503
  | 429;

/** Death of a tab at a named point, when the tab reaches it for the `nth` time. */
export interface CrashPlan {
  readonly point: string;
  readonly nth: number;
}

/** One event of a history. Plain data, so that a history can be recorded and sent to a browser. */
export type HistoryCommand =
  /** `twice`: in two tabs at the same time. */
  | {
      readonly type: 'add';
      readonly tab: number;
      readonly sku: string;
      readonly qty: number;
      readonly twice: boolean;
    }
  | { readonly type: 'set'; readonly tab: number; readonly sku: string; readonly qty: number }
  | { readonly type: 'remove'; readonly tab: number; readonly sku: string }
  | { readonly type: 'wish'; readonly tab: number; readonly sku: string }
  | { readonly type: 'unwish'; readonly tab: number; readonly sku: string }
  /** Orders the cart. `twice`: the same order in two tabs at the same time. */
  | { readonly type: 'order'; readonly tab: number; readonly twice: boolean }
  | { readonly type: 'review'; readonly tab: number; readonly stream: string }
  | { readonly type: 'fault'; readonly fault: HistoryFault }
  | { readonly type: 'network'; readonly isOnline: boolean }
  | { readonly type: 'delay'; readonly ms: number }
  | { readonly type: 'pass'; readonly ms: number }
  /** The tab is killed and opened again. */
  | { readonly type: 'kill'; readonly tab: number; readonly crash?: CrashPlan | undefined }
  /** Every process of the browser is killed: all tabs at once. */
  | { readonly type: 'kill-browser' }
  /** The browser refuses writes to its storage, because it is full. */
  | { readonly type: 'quota'; readonly isExceeded: boolean };

export type History = readonly HistoryCommand[];

/** Articles of the histories. */
const skus = ['A', 'B', 'C'] as const;
/** Tabs of the device. */
export const tabCount = 3;

const faults: readonly HistoryFault[] = [
  'lost-request',
  'lost-response',
  'duplicated',
  'late',
  'html',
  'cut-off',
  503,
  429,
];

/** Settings of the random histories of a level. */
export interface HistoryOptions {
  readonly maxCommands: number;
  /** Waits to choose from, in ms. */
  readonly waitsMs: readonly number[];
  /** Crash points to choose from. Absent: tabs are only killed between two commands. */
  readonly crashPoints?: readonly string[];
  /** Faults to choose from. Absent: all. */
  readonly faults?: readonly HistoryFault[];
  /** Absent: the storage is never full. */
  readonly hasQuota?: boolean;
  /** Absent: the browser itself is never killed. */
  readonly killsBrowser?: boolean;
}

/** Random histories. The same seed gives the same histories. */
export function randomHistory(options: HistoryOptions): fc.Arbitrary<History> {
  const command = fc.oneof(...shopperCommands(), ...environmentEvents(options));
  const upTo = (maxLength: number) => fc.array(command, { maxLength, size: 'max' });
  // Most faults need few commands: three of four histories are short.
  return fc.oneof(
    { weight: 3, arbitrary: upTo(Math.ceil(options.maxCommands / 4)) },
    { weight: 1, arbitrary: upTo(options.maxCommands) },
  );
}

const tab = fc.nat(tabCount - 1);
const type = <T extends HistoryCommand['type']>(name: T) => ({ type: fc.constant(name) });

type WeightedCommand = fc.WeightedArbitrary<HistoryCommand>;

function shopperCommands(): readonly WeightedCommand[] {
  const sku = fc.constantFrom(...skus);
  const qty = fc.integer({ min: 1, max: 4 });
  const twice = fc.oneof(
    { weight: 4, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  );
  const stream = fc.constantFrom('a', 'b');
  return [
    { weight: 5, arbitrary: fc.record({ ...type('add'), tab, sku, qty, twice }) },
    { weight: 3, arbitrary: fc.record({ ...type('set'), tab, sku, qty }) },
    { weight: 3, arbitrary: fc.record({ ...type('remove'), tab, sku }) },
    { weight: 2, arbitrary: fc.record({ ...type('wish'), tab, sku }) },
    { weight: 1, arbitrary: fc.record({ ...type('unwish'), tab, sku }) },
    { weight: 2, arbitrary: fc.record({ ...type('order'), tab, twice }) },
    { weight: 3, arbitrary: fc.record({ ...type('review'), tab, stream }) },
  ];
}

function environmentEvents(options: HistoryOptions): readonly WeightedCommand[] {
  const crash = fc.record({
    point: fc.constantFrom(...(options.crashPoints ?? [''])),
    nth: fc.integer({ min: 1, max: 3 }),
  });
  const fault = fc.constantFrom(...(options.faults ?? faults));
  const ms = fc.constantFrom(...options.waitsMs);
  return [
    { weight: 5, arbitrary: fc.record({ ...type('fault'), fault }) },
    { weight: 1, arbitrary: fc.record({ ...type('network'), isOnline: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ ...type('delay'), ms: fc.constantFrom(0, 100) }) },
    { weight: 5, arbitrary: fc.record({ ...type('pass'), ms }) },
    { weight: 1, arbitrary: fc.record({ ...type('kill'), tab }) },
    {
      weight: options.crashPoints === undefined ? 0 : 1,
      arbitrary: fc.record({ ...type('kill'), tab, crash }),
    },
    {
      weight: options.killsBrowser === true ? 1 : 0,
      arbitrary: fc.record(type('kill-browser')),
    },
    {
      weight: options.hasQuota === true ? 1 : 0,
      arbitrary: fc.record({ ...type('quota'), isExceeded: fc.boolean() }),
    },
  ];
}
