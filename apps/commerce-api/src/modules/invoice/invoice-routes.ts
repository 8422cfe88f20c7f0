import { Hono } from 'hono';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError } from '../../http/request/api-error.ts';
import type { ApiContext } from '../context.ts';
import { readInvoiceToken } from '../order/index.ts';
import { invoicePorts } from './invoice-ports.ts';

const filesPerClient = { limit: 60, windowMs: 10 * 60_000 };

interface InvoiceFile {
  readonly number: string | null;
  readonly reference: string | null;
  readonly file: Buffer | null;
}

/** The file of an invoice, by the URL in its order. Read from the service once, then from the database. */
export function invoiceRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, clock, limits } = deps;
  const ports = invoicePorts(deps);
  const limiter = limits.limiter('invoice');
  const app = new Hono<ApiEnv>();

  async function readFile(id: number, number: string, reference: string | null) {
    const names = { number, reference: reference ?? undefined };
    const file = await ports?.invoices.service.pdf(names);
    if (file?.ok !== true) throw new ApiError(503, 'overloaded', 'The file cannot be read now.');
    const bytes = Buffer.from(file.value);
    await sql`UPDATE invoice SET file = ${bytes} WHERE id = ${id}`;
    return bytes;
  }

  app.get('/api/order/invoice/:token', async (context) => {
    limiter.take(context.get('client'), filesPerClient);
    const id = (await readInvoiceToken(sql, context.req.param('token'), clock.now())) ?? 0;
    const [invoice] = await sql<InvoiceFile[]>`
      SELECT number, reference, file FROM invoice WHERE id = ${id}`;
    const number = invoice?.number ?? undefined;
    if (invoice === undefined || number === undefined) {
      throw new ApiError(404, 'not-found', 'The address of the invoice has expired.');
    }
    const bytes = invoice.file ?? (await readFile(id, number, invoice.reference));
    const name = number.replaceAll(/[^\w-]+/g, '-');
    context.header('Content-Type', 'application/pdf');
    context.header('Content-Disposition', `attachment; filename="${name}.pdf"`);
    context.header('Cache-Control', 'private, no-store');
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return context.body(new Uint8Array(bytes));
  });
  return app;
}
