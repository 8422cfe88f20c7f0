import { startLoopback, type Loopback, type ReceivedRequest, type Reply } from './loopback.ts';

/** Valid API key. */
export const testApiKey = 'billingo-key-0123456789';
/** Forints per euro. */
export const testRate = 391.5;

interface Item {
  readonly unit_price: number;
  readonly quantity: number;
}

interface MadeDocument {
  readonly id: number;
  readonly invoice_number: string;
  readonly type: string;
  readonly gross_total: number;
  readonly comment: string;
  readonly vendor_id: string | undefined;
  readonly partner: { readonly id: number };
}

const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) });
const error = (status: number, message: string) => json({ error: { message } }, status);
const hundredths = (amount: number) => Math.round(amount * 100) / 100;
const totalOf = (items: readonly Item[]) =>
  hundredths(items.reduce((sum, item) => sum + item.unit_price * item.quantity, 0));

/** A fake Billingo with responses in the format of its OpenAPI document. */
export async function startFakeBillingo(): Promise<
  Loopback & { readonly documents: readonly MadeDocument[]; refuse(code: string): void }
> {
  const documents: MadeDocument[] = [];
  let partners = 0;
  let refusal: string | undefined;

  function make(document: Omit<MadeDocument, 'id' | 'invoice_number'>): Reply {
    const id = 5_000 + documents.length;
    const number = `WEB / 2026-${String(documents.length + 1).padStart(6, '0')}`;
    const made = { id, invoice_number: number, ...document };
    documents.push(made);
    return json({ ...made, cancelled: false, block_id: 10, electronic: true }, 201);
  }

  function post(path: string, body: Record<string, unknown>): Reply {
    if (refusal !== undefined) {
      return json({ message: 'Validation errors occured.', errors: [{ field: refusal }] }, 422);
    }
    if (path === '/partners') return json({ id: ++partners, ...body }, 201);
    const items = (body['items'] ?? []) as readonly Item[];
    if (path === '/documents') {
      return make({
        type: 'invoice',
        gross_total: totalOf(items),
        comment: String(body['comment']),
        vendor_id: String(body['vendor_id']),
        partner: { id: Number(body['partner_id']) },
      });
    }
    const [, id = '', action = ''] = /^\/documents\/(\d+)\/([\w-]+)$/.exec(path) ?? [];
    const original = documents.find((document) => document.id === Number(id));
    if (original === undefined) return error(404, 'Non-existent resource is requested.');
    const { partner, gross_total: gross } = original;
    const isCancel = action === 'cancel';
    return make({
      type: isCancel ? 'cancellation' : 'modification',
      gross_total: isCancel ? -gross : totalOf(items),
      comment: String(body['comment'] ?? ''),
      vendor_id: undefined,
      partner,
    });
  }

  function get(address: URL): Reply {
    const { pathname: path, searchParams: query } = address;
    if (path === '/currencies') return json({ conversation_rate: testRate });
    if (path === '/documents') {
      const partnerId = Number(query.get('partner_id'));
      return json({ data: documents.filter(({ partner }) => partner.id === partnerId) });
    }
    const vendorId = decodeURIComponent(/^\/documents\/vendor\/(.+)$/.exec(path)?.[1] ?? '');
    const id = Number(/^\/documents\/(\d+)/.exec(path)?.[1]);
    const known = documents.find(
      (document) => document.id === id || (vendorId !== '' && document.vendor_id === vendorId),
    );
    if (known === undefined) return error(404, 'Non-existent resource is requested.');
    return path.endsWith('/download')
      ? { type: 'application/pdf', body: new TextEncoder().encode('%PDF-1.4 sample') }
      : json(known);
  }

  const reply = ({ method, path, headers, body }: ReceivedRequest): Reply => {
    if (headers['x-api-key'] !== testApiKey) return error(401, 'Authorization information.');
    return method === 'GET'
      ? get(new URL(path, 'http://billingo'))
      : post(path, JSON.parse(body === '' ? '{}' : body) as Record<string, unknown>);
  };
  const loopback = await startLoopback(reply);
  return {
    ...loopback,
    documents,
    refuse(field) {
      refusal = field;
    },
  };
}
