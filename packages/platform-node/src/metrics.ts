type Labels = Readonly<Record<string, string | number>>;

/** Metrics of a process in the text format of Prometheus. */
export interface Metrics {
  /** Adds to a counter. */
  count(name: string, labels?: Labels, by?: number): void;
  /** {@link count} for a fixed name and labels: the returned function adds without formatting them again. */
  counter(name: string, labels?: Labels): (by?: number) => void;
  /** Adds a duration to those under this name. Seconds. */
  observe(name: string, seconds: number, labels?: Labels): void;
  /** Adds a gauge; `read` is called at each scrape. */
  gauge(name: string, read: () => number): void;
  /** Returns all metrics, one line for each series. */
  text(): string;
}

export interface MetricsOptions {
  /** Help text per name; other names are dropped. */
  readonly help: Readonly<Record<string, string>>;
  /** Upper bounds of durations, in seconds. */
  readonly buckets?: readonly number[];
}

interface Count {
  value: number;
}

interface Durations {
  readonly counts: number[];
  sum: number;
  count: number;
}

const defaultBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Maximum number of label sets of one name: a label with unbounded values must not fill the memory. */
const maxSeries = 1_000;

export function createMetrics(options: MetricsOptions): Metrics {
  const { help, buckets = defaultBuckets } = options;
  const counters = new Map<string, Map<string, Count>>();
  const durations = new Map<string, Map<string, Durations>>();
  const gauges = new Map<string, () => number>();

  function seriesOf<T>(all: Map<string, Map<string, T>>, name: string): Map<string, T> {
    let series = all.get(name);
    if (series === undefined) all.set(name, (series = new Map<string, T>()));
    return series;
  }

  /**
   * Returns the counter with this name and these labels; `undefined` if the name has no help text or too many label
   * sets.
   */
  function countOf(name: string, labels: Labels): Count | undefined {
    if (!Object.hasOwn(help, name)) return undefined;
    const series = seriesOf(counters, name);
    const key = labelText(labels);
    let count = series.get(key);
    if (count === undefined && series.size < maxSeries) series.set(key, (count = { value: 0 }));
    return count;
  }

  return {
    count(name, labels = {}, by = 1) {
      const count = countOf(name, labels);
      if (count !== undefined) count.value += by;
    },
    counter(name, labels = {}) {
      let count: Count | undefined;
      return (by = 1) => {
        count ??= countOf(name, labels);
        if (count !== undefined) count.value += by;
      };
    },
    observe(name, seconds, labels = {}) {
      if (!Object.hasOwn(help, name)) return;
      const series = seriesOf(durations, name);
      const key = labelText(labels);
      let entry = series.get(key);
      if (entry === undefined) {
        if (series.size >= maxSeries) return;
        entry = { counts: buckets.map(() => 0), sum: 0, count: 0 };
        series.set(key, entry);
      }
      const at = buckets.findIndex((bound) => seconds <= bound);
      if (at !== -1) entry.counts[at] = (entry.counts[at] ?? 0) + 1;
      entry.sum += seconds;
      entry.count += 1;
    },
    gauge(name, read) {
      if (Object.hasOwn(help, name)) gauges.set(name, read);
    },
    text() {
      const lines: string[] = [];
      const head = (name: string, type: string) =>
        lines.push(`# HELP ${name} ${help[name] ?? ''}`, `# TYPE ${name} ${type}`);
      for (const [name, series] of counters) {
        head(name, 'counter');
        for (const [labels, { value }] of series) lines.push(`${name}${braced(labels)} ${value}`);
      }
      for (const [name, series] of durations) {
        head(name, 'histogram');
        for (const [labels, { counts, sum, count }] of series) {
          let below = 0;
          buckets.forEach((bound, at) => {
            below += counts[at] ?? 0;
            lines.push(`${name}_bucket${braced(joined(labels, `le="${bound}"`))} ${below}`);
          });
          lines.push(`${name}_bucket${braced(joined(labels, 'le="+Inf"'))} ${count}`);
          lines.push(
            `${name}_sum${braced(labels)} ${sum}`,
            `${name}_count${braced(labels)} ${count}`,
          );
        }
      }
      for (const [name, read] of gauges) {
        head(name, 'gauge');
        lines.push(`${name} ${read()}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

function labelText(labels: Labels): string {
  return Object.entries(labels)
    .map(
      ([name, value]) =>
        `${name}="${String(value).replaceAll(/[\\"\n]/g, (mark) => (mark === '\n' ? '\\n' : `\\${mark}`))}"`,
    )
    .join(',');
}

const joined = (labels: string, extra: string) => (labels === '' ? extra : `${labels},${extra}`);
const braced = (labels: string) => (labels === '' ? '' : `{${labels}}`);
