import { createHash } from 'node:crypto';
import { docsPage, docsStyle, openApiDocument } from '@shop/openapi';
import { Hono } from 'hono';
import type { ApiEnv } from '../http/request/api-env.ts';
import type { Routes } from '../modules/context.ts';
import { otherOperations } from './other-operations.ts';

const styleHash = createHash('sha256').update(docsStyle).digest('base64');
const policy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; ` +
  "frame-ancestors 'none'; require-trusted-types-for 'script'";
const cacheControl = 'public, max-age=300';

/** Serves the description of this API in machine-readable form and as HTML. Built at the first request. */
export const openApiRoutes: Routes = () => {
  const app = new Hono<ApiEnv>();
  let json: string | undefined;
  let page: Promise<string> | undefined;

  app.get('/api/openapi.json', (context) => {
    json ??= JSON.stringify(openApiDocument(otherOperations));
    context.header('Cache-Control', cacheControl);
    context.header('Content-Type', 'application/json');
    return context.body(json);
  });

  app.get('/api/docs', async (context) => {
    page ??= docsPage(openApiDocument(otherOperations));
    context.header('Cache-Control', cacheControl);
    context.header('Content-Security-Policy', policy);
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(await page);
  });
  return app;
};
