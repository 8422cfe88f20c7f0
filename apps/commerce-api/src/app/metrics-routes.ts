import { Hono } from 'hono';
import type { ApiEnv } from '../http/request/api-env.ts';
import type { Routes } from '../modules/context.ts';

/** `GET /metrics` for Prometheus, on the internal listener: metrics of this process. */
export const metricsRoutes: Routes = (deps) =>
  metricsRoutesOf(() => Promise.resolve(deps.metrics.text()))(deps);

/** The same for a given text: metrics of several processes. */
export const metricsRoutesOf =
  (text: () => Promise<string>): Routes =>
  () => {
    const app = new Hono<ApiEnv>();
    app.get('/metrics', async (context) => {
      context.header('Cache-Control', 'no-store');
      context.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
      return context.body(await text());
    });
    return app;
  };
