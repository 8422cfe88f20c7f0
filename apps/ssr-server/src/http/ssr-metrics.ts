import { createMetrics, gaugeProcess, processHelp, type Metrics } from '@shop/platform-node';

/** Creates the metrics of this process. */
export function createSsrMetrics(): Metrics {
  const metrics = createMetrics({
    help: {
      ...processHelp,
      http_requests_total: 'Requests answered, by kind and status.',
      pages_total: 'Pages sent, by where they came from: hit, stale or miss.',
      page_render_seconds: 'From the turn of a page to the page made.',
      shed_total: 'Requests turned away because there was too much to do, by kind.',
      renders_running: 'Pages being made.',
      renders_waiting: 'Pages that wait to be made.',
      cached_pages: 'Pages in the memory of this process.',
      cached_bytes: 'What they hold.',
      http_requests_in_flight: 'Requests under way.',
      pressure_level:
        'How much is turned away: 0 nothing, 1 revalidation, 2 cold pages, 3 cart reads too.',
    },
  });
  gaugeProcess(metrics);
  return metrics;
}

/** Returns the label of a request in the metrics. It is not the address, which may contain any text. */
export function kindOf(path: string): string {
  if (path.endsWith('/search-names.json')) return 'search-names';
  const [, first = ''] = path.split('/');
  if (['api', 'graphql', 'img', 'assets', 'cart', 'page-state'].includes(first)) return first;
  return ['healthz', 'readyz', 'version', 'invalidate'].includes(first) ? 'service' : 'page';
}
