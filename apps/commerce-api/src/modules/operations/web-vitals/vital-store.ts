import { vitalMetrics, type VitalMetric, type VitalPage, type VitalReport } from '@shop/contract';
import type { Sql } from 'postgres';
import { percentile, stepOf, type StepCount } from './vital-steps.ts';

/** Days a count is stored. */
export const vitalDays = 90;
/** Limit of builds counted on one day: invented names cannot fill the table. */
const buildsOfDay = 8;
const dayMs = 24 * 3_600_000;

/** Returns the UTC day in the format of the database. */
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Adds the values of a visit to the counts of their steps. */
export async function countVitals(sql: Sql, report: VitalReport, nowMs: number): Promise<void> {
  const day = dayOf(nowMs);
  const { page, device, values } = report;
  const build = await knownBuild(sql, day, report.build);
  const metrics = vitalMetrics.filter((metric) => values[metric] !== undefined);
  const steps = metrics.map((metric) => stepOf(metric, values[metric] ?? 0));
  await sql`
    INSERT INTO web_vital (day, build, page, device, metric, step, count)
    SELECT ${day}::date, ${build}, ${page}, ${device}, metric, step, 1
    FROM unnest(${metrics}::text[], ${steps}::smallint[]) AS found (metric, step)
    ORDER BY metric
    ON CONFLICT (day, build, page, device, metric, step)
      DO UPDATE SET count = web_vital.count + 1`;
}

/** Returns the build while the day has few, else "other". Two reports at the same time may add one more. */
async function knownBuild(sql: Sql, day: string, build: string): Promise<string> {
  const [row] = await sql<[{ known: boolean }]>`
    WITH added AS (
      INSERT INTO web_vital_build (day, build)
      SELECT ${day}::date, ${build}
      WHERE (SELECT count(*) FROM web_vital_build WHERE day = ${day}::date) < ${buildsOfDay}
      ON CONFLICT DO NOTHING
      RETURNING build
    )
    SELECT EXISTS (SELECT FROM added)
      OR EXISTS (SELECT FROM web_vital_build WHERE day = ${day}::date AND build = ${build}) AS known`;
  return row.known ? build : 'other';
}

export interface VitalSummary {
  readonly page: VitalPage;
  readonly metric: VitalMetric;
  readonly visits: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

export interface VitalQuestion {
  /** Number of days up to `nowMs`, today included. */
  readonly days: number;
  readonly nowMs: number;
  readonly device?: string | undefined;
  readonly build?: string | undefined;
}

/** Returns percentiles of each page kind and metric over those days, the most frequent kinds first. */
export async function summariseVitals(
  sql: Sql,
  { days, nowMs, device, build }: VitalQuestion,
): Promise<readonly VitalSummary[]> {
  const rows = await sql<{ page: VitalPage; metric: VitalMetric; step: number; count: number }[]>`
    SELECT page, metric, step, sum(count)::integer AS count FROM web_vital
    WHERE day > ${dayOf(nowMs - days * dayMs)}::date AND day <= ${dayOf(nowMs)}::date
      AND (${device ?? null}::text IS NULL OR device = ${device ?? null})
      AND (${build ?? null}::text IS NULL OR build = ${build ?? null})
    GROUP BY page, metric, step ORDER BY page, metric, step`;
  const groups = new Map<string, { page: VitalPage; metric: VitalMetric; steps: StepCount[] }>();
  for (const { page, metric, step, count } of rows) {
    const key = `${page} ${metric}`;
    const group = groups.get(key) ?? { page, metric, steps: [] };
    group.steps.push({ step, count });
    groups.set(key, group);
  }
  const summaries = [...groups.values()].map(({ page, metric, steps }): VitalSummary => {
    const at = (share: number) => percentile(metric, steps, share) ?? 0;
    const visits = steps.reduce((sum, { count }) => sum + count, 0);
    return { page, metric, visits, p50: at(0.5), p75: at(0.75), p95: at(0.95) };
  });
  const visitsOf = (page: VitalPage) =>
    Math.max(...summaries.filter((summary) => summary.page === page).map(({ visits }) => visits));
  return summaries.toSorted(
    (a, b) =>
      visitsOf(b.page) - visitsOf(a.page) ||
      a.page.localeCompare(b.page) ||
      vitalMetrics.indexOf(a.metric) - vitalMetrics.indexOf(b.metric),
  );
}

/** Removes counts older than {@link vitalDays}. */
export async function removeOldVitals(sql: Sql, nowMs: number): Promise<void> {
  const first = dayOf(nowMs - vitalDays * dayMs);
  await sql`DELETE FROM web_vital WHERE day < ${first}::date`;
  await sql`DELETE FROM web_vital_build WHERE day < ${first}::date`;
}
