import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('writes what was counted as Prometheus reads it', () => {
  const metrics = createMetrics({
    help: { asked_total: 'Requests', took_seconds: 'Durations', now: 'A number' },
    buckets: [0.1, 1],
  });
  metrics.count('asked_total', { route: 'GET /a"b\\', status: 200 });
  metrics.count('asked_total', { route: 'GET /a"b\\', status: 200 });
  metrics.count('unknown_total');
  for (const seconds of [0.05, 0.1, 0.5, 5]) metrics.observe('took_seconds', seconds);
  metrics.gauge('now', () => 7);
  expect(metrics.text().split('\n')).toEqual([
    '# HELP asked_total Requests',
    '# TYPE asked_total counter',
    'asked_total{route="GET /a\\"b\\\\",status="200"} 2',
    '# HELP took_seconds Durations',
    '# TYPE took_seconds histogram',
    'took_seconds_bucket{le="0.1"} 2',
    'took_seconds_bucket{le="1"} 3',
    'took_seconds_bucket{le="+Inf"} 4',
    'took_seconds_sum 5.65',
    'took_seconds_count 4',
    '# HELP now A number',
    '# TYPE now gauge',
    'now 7',
    '',
  ]);
});

it('keeps a bounded number of label sets', () => {
  const metrics = createMetrics({ help: { asked_total: 'Requests' } });
  for (let n = 0; n < 5_000; n++) metrics.count('asked_total', { path: n });
  expect(metrics.text().split('\n').length).toBeLessThan(1_100);
});
