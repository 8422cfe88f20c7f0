import { vitalDevices, type VitalMetric } from '@shop/contract';
import { readConfig } from '@shop/api-settings';
import { withDatabase } from '../../../db/with-database.ts';
import { printLines } from '@shop/shop-cli';
import {
  summariseVitals,
  vitalDays,
  type VitalQuestion,
  type VitalSummary,
} from './vital-store.ts';

/** Upper limit of a good value at the 75th percentile, from web.dev. */
const goodUpTo: Readonly<Record<VitalMetric, number>> = {
  CLS: 0.1,
  FCP: 1_800,
  INP: 200,
  LCP: 2_500,
  TTFB: 800,
};

/** Options of `shop vitals`, as typed. */
export interface VitalOptions {
  readonly days?: string | undefined;
  readonly device?: string | undefined;
  readonly build?: string | undefined;
}

/** Errors: throws with the invalid option. */
export function readVitalQuestion({
  days: daysText = '7',
  device,
  build,
}: VitalOptions): Omit<VitalQuestion, 'nowMs'> {
  const days = Number(daysText);
  if (!Number.isInteger(days) || days < 1 || days > vitalDays) {
    throw new Error(`shop vitals: --days is a number from 1 to ${vitalDays}`);
  }
  const devices: readonly string[] = vitalDevices;
  if (device !== undefined && !devices.includes(device)) {
    throw new Error(`shop vitals: --device is one of ${vitalDevices.join(', ')}`);
  }
  return { days, device, build };
}

/** Returns one line for each page kind and metric, the most frequent kinds first. */
export function vitalLines(summaries: readonly VitalSummary[]): readonly string[] {
  if (summaries.length === 0) return ['No visits.'];
  const row = (cells: readonly string[]) =>
    cells.map((cell, at) => (at < 2 ? cell.padEnd(10) : cell.padStart(9))).join('');
  return [
    row(['page', 'metric', 'visits', 'p50', 'p75', 'p95']),
    ...summaries.map(({ page, metric, visits, p50, p75, p95 }) => {
      const text = (value: number) => value.toFixed(metric === 'CLS' ? 3 : 0);
      const verdict = p75 <= goodUpTo[metric] ? '' : `  above ${goodUpTo[metric]}`;
      return `${row([page, metric, String(visits), text(p50), text(p75), text(p95)])}${verdict}`;
    }),
  ];
}

/** `shop vitals`. */
export async function runVitals(options: VitalOptions): Promise<number> {
  const question = readVitalQuestion(options);
  const config = readConfig(process.env, process.cwd());
  return withDatabase(config, 'vitals', async (sql) => {
    const summaries = await summariseVitals(sql, { ...question, nowMs: Date.now() });
    printLines(vitalLines(summaries));
    return 0;
  });
}
