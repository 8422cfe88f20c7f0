import { createMetrics, gaugeProcess, processHelp, type Metrics } from '@shop/platform-node';

/** Metrics of this process. */
export function createApiMetrics(): Metrics {
  const metrics = createMetrics({
    help: {
      http_requests_total: 'Requests answered, by route and status.',
      http_request_duration_seconds: 'From the first byte read to the answer ready, by route.',
      http_requests_in_flight: 'Requests under way.',
      pressure_level: 'How much is turned away: 0 nothing to 3 reading carts too.',
      catalog_products: 'Products that can be found.',
      ...processHelp,
    },
  });
  gaugeProcess(metrics);
  return metrics;
}
