import { Hono } from 'hono';

/** `GET /metrics` for Prometheus, and nothing else. `text`: what was counted, in its text form. */
export function metricsApp(text: () => string | Promise<string>): Hono {
  const app = new Hono();
  app.get('/metrics', async (context) => {
    context.header('Cache-Control', 'no-store');
    context.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    return context.body(await text());
  });
  return app;
}
