import { Hono } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';
import type { Routes } from '../http/create-api.ts';

/** `GET /metrics` for Prometheus, on the internal listener. */
export const metricsRoutes: Routes = ({ metrics }) => {
  const app = new Hono<ApiEnv>();
  app.get('/metrics', (context) => {
    context.header('Cache-Control', 'no-store');
    context.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    return context.body(metrics.text());
  });
  return app;
};
