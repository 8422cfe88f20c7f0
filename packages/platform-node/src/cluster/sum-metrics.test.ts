import { expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { createMetricsSum } from './sum-metrics.ts';

function processThatCounted(requests: number, level: number): string {
  const metrics = createMetrics({
    help: { requests_total: 'Requests.', seconds: 'Time.', memory: 'Bytes.', level: 'Level.' },
    buckets: [1],
  });
  metrics.count('requests_total', { kind: 'page' }, requests);
  metrics.observe('seconds', requests);
  metrics.gauge('memory', () => 100);
  metrics.gauge('level', () => level);
  return metrics.text();
}

const workers = new Map([
  [1, processThatCounted(3, 1)],
  [2, processThatCounted(5, 2)],
]);

it('sums counters, durations and gauges, and takes the greatest where that is what counts', () => {
  expect(createMetricsSum(['level']).text(processThatCounted(0.5, 0), workers)).toBe(
    `# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{kind="page"} 8.5
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{le="1"} 1
seconds_bucket{le="+Inf"} 3
seconds_sum 8.5
seconds_count 3
# HELP memory Bytes.
# TYPE memory gauge
memory 300
# HELP level Level.
# TYPE level gauge
level 2
`,
  );
});

it('keeps what a worker had counted that has ended, but not what it held', () => {
  const sum = createMetricsSum();
  sum.text('', workers);
  sum.retire(1);
  const text = sum.text('', new Map([[2, processThatCounted(6, 0)]]));
  expect(text).toContain('requests_total{kind="page"} 9\n');
  expect(text).toContain('seconds_count 2\n');
  expect(text).toContain('memory 100\n');
});
