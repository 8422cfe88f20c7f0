import type { Metrics } from '@shop/platform-node';
import { Hono } from 'hono';

/** `GET /metrics` for Prometheus, and nothing else. */
export function metricsApp(metrics: Metrics): Hono {
  const app = new Hono();
  app.get('/metrics', (context) => {
    context.header('Cache-Control', 'no-store');
    context.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    return context.body(metrics.text());
  });
  return app;
}
