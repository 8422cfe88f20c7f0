import type { Sample } from './shoppers.ts';

/** Returns the value that this share of the sorted values does not exceed; NaN if there are no values. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns lines with counts and times of the samples: by phase, then by kind of request. */
export function reportLines(samples: readonly Sample[]): readonly string[] {
  const groups = (name: 'phase' | 'kind') =>
    [...new Set(samples.map((sample) => sample[name]))].map((value) =>
      line(
        value,
        samples.filter((sample) => sample[name] === value),
      ),
    );
  const heads = ['requests', 'errors', 'repeated', 'p50 ms', 'p95 ms', 'p99 ms'];
  return [
    `${''.padEnd(34)}${heads.map((head) => head.padStart(12)).join('')}`,
    ...groups('phase'),
    ...groups('kind'),
    line('all', samples),
  ];
}

function line(name: string, samples: readonly Sample[]): string {
  const times = samples.map(({ ms }) => ms);
  const numbers = [
    samples.length,
    samples.filter(({ error }) => error !== undefined).length,
    samples.reduce((sum, { repeats }) => sum + repeats, 0),
    ...[0.5, 0.95, 0.99].map((share) => Math.round(percentile(times, share))),
  ];
  return `${name.padEnd(34)}${numbers.map((number) => String(number).padStart(12)).join('')}`;
}
