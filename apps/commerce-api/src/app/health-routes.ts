import { Hono } from 'hono';
import { respond } from '../http/respond.ts';
import { ApiError } from '../http/request/api-error.ts';
import type { ApiEnv } from '../http/request/api-env.ts';
import type { Routes } from '../modules/context.ts';

export interface Readiness {
  /** False while the process starts or stops. */
  ready: boolean;
  /** Names of doubtful settings, for the operator. */
  readonly settings?: readonly string[];
}

/**
 * `/healthz`: the process responds. `/readyz`: it can serve, database included; with its process role, number of
 * products and doubtful settings. `/version`: the build.
 */
export function healthRoutes(readiness: Readiness): Routes {
  return ({ sql, config, catalog }) => {
    const app = new Hono<ApiEnv>();
    app.get('/healthz', (context) => respond(context, 'ok'));
    app.get('/readyz', async (context) => {
      if (!readiness.ready) throw new ApiError(503, 'overloaded', 'Not ready.');
      await sql`SELECT 1`;
      const { settings = [] } = readiness;
      return respond(context, 'ok', {
        meta: { mode: config.mode, products: catalog.productCount(), settings },
      });
    });
    app.get('/version', (context) =>
      respond(context, { revision: process.env['SOURCE_REVISION'] ?? 'development' }),
    );
    return app;
  };
}
