import { err, ok, type Fetch } from '@shop/kernel';
import { signHmac } from '../provider/hmac.ts';

/** Public test account from the documentation. */
export const testMerchant = 'PUBLICTESTHUF';
export const testSecret = 'FxDa5w314kLlNseq2sKuVwaqZshZT5d6';

const transactionId = 509007600;

/** Creates a fake of SimplePay with one transaction that answers as documented. */
export function createFakeSimplePay() {
  let status = 'none';
  let orderRef = '';
  let total = 0;
  let remaining = 0;
  let connection: 'up' | 'down' | 'acts' = 'up';
  let secret = testSecret;
  const requests: { readonly url: string; readonly body: Record<string, unknown> }[] = [];

  const transaction = () => ({
    merchant: testMerchant,
    orderRef,
    currency: 'HUF',
    language: 'HU',
    twoStep: false,
    total,
    transactionId,
    status,
    remainingTotal: remaining,
    paymentDate: '2026-11-26T18:00:00+01:00',
  });

  function respond(call: string, body: Readonly<Record<string, unknown>>): object {
    const common = { salt: 'abcdefghijklmnopqrstuvwxyz012345', merchant: testMerchant };
    switch (call) {
      case 'start':
        status = 'INIT';
        orderRef = String(body['orderRef']);
        total = Number(body['total']);
        remaining = total;
        return {
          ...common,
          transactionId,
          orderRef,
          timeout: '2026-11-26T19:30:00+01:00',
          total,
          paymentUrl:
            'https://sb-checkout.simplepay.hu/trx/q2jTlsoczt76OQPieAUOfrMjz5ICrQX6wS7l59u2gnJTLY8DDd',
          currency: 'HUF',
        };
      case 'query': {
        const isAsked = (body['orderRefs'] as readonly string[]).includes(orderRef);
        const transactions = status === 'none' || !isAsked ? [] : [transaction()];
        return { ...common, transactions, totalCount: transactions.length };
      }
      case 'refund': {
        const amount = Number(body['refundTotal']);
        if (amount > remaining) return { ...common, errorCodes: [5312] };
        remaining -= amount;
        if (remaining === 0) status = 'REFUND';
        return {
          ...common,
          orderRef,
          currency: 'HUF',
          transactionId,
          refundTransactionId: 509007601,
          refundTotal: amount,
          remainingTotal: remaining,
        };
      }
      case 'finish':
        status = body['approveTotal'] === 0 ? 'REVERSED' : 'FINISHED';
        return { ...common, orderRef, transactionId, approveTotal: body['approveTotal'] };
      default:
        status = 'CANCELLED';
        return { ...common, orderRef, transactionId, status };
    }
  }

  const fetch: Fetch = async ({ url, body = '{}' }) => {
    const parsed = JSON.parse(body) as Record<string, unknown>;
    requests.push({ url, body: parsed });
    const call = new URL(url).pathname.split('/').at(-1) ?? '';
    if (connection === 'down') return err({ kind: 'unreachable' });
    const text = JSON.stringify(respond(call, parsed));
    if (connection === 'acts' && call !== 'query') return err({ kind: 'timeout' });
    const headers = { signature: await signHmac('SHA-384', secret, text) };
    return ok({ status: 200, contentType: 'application/json', headers, body: text });
  };

  return {
    fetch,
    requests,
    become(next: string) {
      status = next;
    },
    connect(next: typeof connection) {
      connection = next;
    },
    /** Signs with another key from this call on. */
    impersonate() {
      secret = 'another-key';
    },
    async ipn() {
      const body = JSON.stringify({
        salt: '223G0O18VAqdLhQYbJz73adT36YzLtak',
        orderRef,
        method: 'CARD',
        merchant: testMerchant,
        finishDate: '2026-11-26T19:05:00+01:00',
        paymentDate: '2026-11-26T19:04:00+01:00',
        transactionId,
        status,
      });
      return { body, headers: { signature: await signHmac('SHA-384', testSecret, body) } };
    },
  };
}
