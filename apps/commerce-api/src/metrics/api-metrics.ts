import { createMetrics, type Metrics } from '@shop/platform-node';

/** What this process counts. */
export function createApiMetrics(): Metrics {
  const metrics = createMetrics({
    help: {
      http_requests_total: 'Requests answered, by route and status.',
      http_request_duration_seconds: 'From the first byte read to the answer ready, by route.',
      http_requests_in_flight: 'Requests under way.',
      pressure_level: 'How much is turned away: 0 nothing to 3 reading carts too.',
      catalogue_products: 'Products that can be found.',
      process_resident_memory_bytes: 'Resident memory.',
      process_cpu_seconds_total: 'Processor used.',
      nodejs_heap_used_bytes: 'Heap in use.',
    },
  });
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('nodejs_heap_used_bytes', () => process.memoryUsage().heapUsed);
  metrics.gauge('process_cpu_seconds_total', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return metrics;
}
