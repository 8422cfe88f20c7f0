import { Hono } from 'hono';

/** Serves only `GET /metrics` for Prometheus. `text`: returns the metrics in the text format. */
export function metricsApp(text: () => string | Promise<string>): Hono {
  const app = new Hono();
  app.get('/metrics', async (context) => {
    context.header('Cache-Control', 'no-store');
    context.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    return context.body(await text());
  });
  return app;
}
