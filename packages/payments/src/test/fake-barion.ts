import { err, ok, type Fetch } from '@shop/kernel';

/** Response to `Start` in the format of https://docs.barion.com/Payment-Start-v2. */
export const documentedStart = {
  PaymentId: '64157032d3dc4296aeb4fd4b0994c64e',
  PaymentRequestId: 'p-0000000000000000000000000001',
  Status: 'Prepared',
  QRUrl: 'https://api.test.barion.com/qr/generate?paymentId=64157032d3dc4296aeb4fd4b0994c64e',
  Transactions: [
    {
      POSTransactionId: 'p-0000000000000000000000000001',
      TransactionId: 'e0d5645a581654b8b940ddcefff41ce7',
      Status: 'Prepared',
      TransactionTime: '2026-11-26T18:00:00.000Z',
      RelatedId: null,
    },
  ],
  RecurrenceResult: 'None',
  GatewayUrl: 'https://secure.test.barion.com/Pay?id=64157032d3dc4296aeb4fd4b0994c64e',
  RedirectUrl: 'https://shop.example/payment?paymentId=64157032d3dc4296aeb4fd4b0994c64e',
  CallbackUrl: 'https://shop.example/api/payment/callback/barion',
  Errors: [],
};

/** Transaction of a payment state in the format of https://docs.barion.com/DetailedPaymentTransaction. */
const transaction = (TransactionType: string, Total: number, Status = 'Succeeded') => ({
  TransactionId: '277edf17c7ce468a83f538102b4109be',
  POSTransactionId: 'p-0000000000000000000000000001',
  TransactionTime: '2026-11-26T18:00:00.000Z',
  Total,
  Currency: 'HUF',
  Status,
  TransactionType,
  RelatedId: null,
  PaymentId: documentedStart.PaymentId,
});

const failure = (ErrorCode: string) => ({
  Errors: [{ ErrorCode, Title: ErrorCode, Description: '', HappenedAt: '2026-11-26T18:00:00Z' }],
});

/** Creates a fake of Barion with one payment that answers as documented. */
export function createFakeBarion() {
  let status = 'none';
  let refunded: readonly number[] = [];
  let total = 0;
  let connection: 'up' | 'down' | 'acts' = 'up';
  const requests: { readonly url: string; readonly body: unknown }[] = [];

  function state(): object {
    const isPaid = status === 'Succeeded';
    const taken = isPaid || status === 'Authorized' ? [transaction('CardPayment', total)] : [];
    return {
      PaymentId: documentedStart.PaymentId,
      Status: status,
      PaymentType: 'Immediate',
      Currency: 'HUF',
      // The total decreases with each refund.
      Total: total - refunded.reduce((sum, amount) => sum + amount, 0),
      Transactions: [
        ...taken,
        transaction('GatewayFee', 130, 'Reserved'),
        ...refunded.map((amount) => transaction('RefundToBankCard', amount)),
      ],
      Errors: [],
    };
  }

  function respond(path: string, body: Readonly<Record<string, unknown>>): object {
    const isKnown = status !== 'none' && path.includes(documentedStart.PaymentId);
    if (path.endsWith('/paymentstate')) return isKnown ? state() : failure('PaymentNotFound');
    if (path === '/v2/Payment/Start') {
      status = 'Prepared';
      total = (body['Transactions'] as { readonly Total: number }[])[0]?.Total ?? 0;
      return documentedStart;
    }
    if (path === '/v2/Payment/Refund') {
      const [refund] = body['TransactionsToRefund'] as { readonly AmountToRefund: number }[];
      const left = total - refunded.reduce((sum, amount) => sum + amount, 0);
      if ((refund?.AmountToRefund ?? 0) > left) return failure('RefundAmountTooHigh');
      refunded = [...refunded, refund?.AmountToRefund ?? 0];
    }
    if (path === '/v2/Payment/Capture') status = 'Succeeded';
    if (path === '/v2/Payment/CancelAuthorization') status = 'Canceled';
    return { Errors: [] };
  }

  const fetch: Fetch = async ({ url, body }) => {
    requests.push({ url, body: body === undefined ? undefined : JSON.parse(body) });
    if (connection === 'down') return err({ kind: 'unreachable' });
    const parsed = body === undefined ? {} : (JSON.parse(body) as Record<string, unknown>);
    const response = respond(new URL(url).pathname, parsed);
    // Reads are answered; only the response to a change is lost.
    if (connection === 'acts' && body !== undefined) return err({ kind: 'timeout' });
    const contentType = 'application/json';
    return ok({ status: 200, contentType, headers: {}, body: JSON.stringify(response) });
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
  };
}
