import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './servers.ts';
import { seriesText, type Series } from './series.ts';

/** Bounds of a figure: maximums for times and bytes, minimums if a higher figure is better. */
export interface Bounds {
  readonly must?: number;
  readonly goal?: number;
  readonly isMoreBetter?: boolean;
}

export interface Measure extends Bounds {
  readonly name: string;
  readonly unit: string;
  /** Number of decimals to print. */
  readonly digits?: number;
  readonly shop: Series;
  /** Figures of the reference in the same run. */
  readonly compared?: Series;
}

interface Recorded {
  readonly commit: string;
  readonly at: string;
  readonly machine: string;
  readonly measures: readonly Measure[];
}

/** Titles and widths of the columns. */
const columns = [
  ['shop', 24],
  ['compared', 24],
  ['ratio', 7],
  ['recorded ratio (shop)', 24],
  ['must', 7],
  ['goal', 7],
] as const;

const fileOf = (bench: string) => join(root, 'benchmarks/records', `${bench}.json`);

/** Returns the bound that is met or missed, as text. */
function verdict({ shop: { median }, must, goal, isMoreBetter = false }: Measure): string {
  const meets = (bound: number) => (isMoreBetter ? median >= bound : median <= bound);
  if (goal !== undefined && meets(goal)) return 'goal met';
  if (must !== undefined && !meets(must)) return 'MUST MISSED';
  return must === undefined ? '' : 'must met';
}

/**
 * Prints each measure with the reference, its bounds and the recorded run. Compare figures of two runs only by their
 * ratio to the reference, which was measured in the same run.
 */
export async function report(bench: string, measures: readonly Measure[]): Promise<void> {
  const recorded = await readRecord(bench);
  const row = (cells: readonly string[]) =>
    cells.map((cell, column) => cell.padStart(columns[column]?.[1] ?? 0)).join('');
  console.log(`\n${'measure'.padEnd(46)}${row(columns.map(([title]) => title))}`);
  for (const measure of measures) {
    const { name, unit, digits = 0, shop, compared, must, goal } = measure;
    const before = recorded?.measures.find((other) => other.name === name);
    const ratio = (one: Measure) =>
      one.compared === undefined || one.compared.median === 0
        ? ''
        : (one.shop.median / one.compared.median).toFixed(2);
    const recordedText =
      before === undefined
        ? ''
        : `${ratio(before)} (${seriesText({ ...before.shop, min: before.shop.median, max: before.shop.median }, digits)})`;
    const cells = [
      seriesText(shop, digits),
      compared === undefined ? '' : seriesText(compared, digits),
      ratio(measure),
      recordedText,
      must === undefined ? '' : String(must),
      goal === undefined ? '' : String(goal),
    ];
    console.log(`${`${name}, ${unit}`.padEnd(46)}${row(cells)}  ${verdict(measure)}`);
  }
  const missed = measures.filter((measure) => verdict(measure) === 'MUST MISSED');
  console.log(
    `\n${measures.filter(({ must }) => must !== undefined).length} musts, ${missed.length} missed.` +
      (recorded === undefined ? '' : ` Recorded: ${recorded.commit}, ${recorded.at}.`),
  );
}

async function readRecord(bench: string): Promise<Recorded | undefined> {
  const file = fileOf(bench);
  if (!existsSync(file)) return undefined;
  return JSON.parse(await readFile(file, 'utf8')) as Recorded;
}

/** Writes the run to `benchmarks/records`. Replaces earlier figures of the same measures. */
export async function writeRecord(bench: string, measures: readonly Measure[]): Promise<void> {
  const before = (await readRecord(bench))?.measures ?? [];
  const names = new Set(measures.map(({ name }) => name));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const record: Recorded = {
    commit: commit.trim(),
    at: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}`,
    measures: [...before.filter(({ name }) => !names.has(name)), ...measures],
  };
  await mkdir(join(root, 'benchmarks/records'), { recursive: true });
  await writeFile(fileOf(bench), `${JSON.stringify(record, null, 2)}\n`);
}

/** Returns the load of the machine as text. Times are unreliable if the load exceeds the number of cores. */
export const loadText = () => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;
