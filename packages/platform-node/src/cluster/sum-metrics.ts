export interface MetricsSum {
  /** Returns the sum of all counts: of this process, of its workers, and of workers that have ended. */
  text(ownText: string, workers: ReadonlyMap<number, string>): string;
  /** Records that a worker has ended: its last known counts stay in the sum. */
  retire(worker: number): void;
}

interface Family {
  readonly head: readonly string[];
  readonly type: string;
  /** By name and labels. */
  readonly series: Map<string, number>;
}

type Families = Map<string, Family>;

/**
 * Sums metrics of several processes, in the text format of Prometheus, by series. Counters and histograms of ended
 * workers are kept, because a counter must not decrease when a worker is replaced. `greatest`: gauges of which the
 * maximum is used.
 */
export function createMetricsSum(greatest: readonly string[] = []): MetricsSum {
  const last = new Map<number, Families>();
  const retired: Families = new Map();
  const isGreatest = new Set(greatest);

  function add(sum: Families, families: Families, keeps: (family: Family) => boolean): void {
    for (const [name, family] of families) {
      if (!keeps(family)) continue;
      const familySum = sum.get(name) ?? { ...family, series: new Map() };
      sum.set(name, familySum);
      for (const [series, value] of family.series) {
        const previousValue = familySum.series.get(series) ?? 0;
        familySum.series.set(
          series,
          isGreatest.has(name) ? Math.max(previousValue, value) : previousValue + value,
        );
      }
    }
  }

  return {
    text(ownText, workers) {
      const sum: Families = new Map();
      const all = [parse(ownText)];
      for (const [worker, text] of workers) {
        const families = parse(text);
        last.set(worker, families);
        all.push(families);
      }
      for (const families of [...all, retired]) add(sum, families, () => true);
      return write(sum);
    },
    retire(worker) {
      const families = last.get(worker);
      last.delete(worker);
      if (families !== undefined) add(retired, families, ({ type }) => type !== 'gauge');
    },
  };
}

function parse(text: string): Families {
  const families: Families = new Map();
  let head: string[] = [];
  let current: Family | undefined;
  for (const line of text.split('\n')) {
    if (line.startsWith('# HELP ')) {
      head = [line];
    } else if (line.startsWith('# TYPE ')) {
      const [, , name = '', type = ''] = line.split(' ');
      current = { head: [...head, line], type, series: new Map() };
      families.set(name, current);
    } else if (line !== '') {
      const end = line.lastIndexOf(' ');
      current?.series.set(line.slice(0, end), Number(line.slice(end + 1)));
    }
  }
  return families;
}

function write(families: Families): string {
  const lines = [...families.values()].flatMap(({ head, series }) => [
    ...head,
    ...[...series].map(([name, value]) => `${name} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
