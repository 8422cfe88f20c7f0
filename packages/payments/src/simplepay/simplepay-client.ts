import { err, ok, type Fetch, type Result } from '@shop/kernel';
import type { Currency } from '@shop/money';
import type * as v from 'valibot';
import { signHmac, verifyHmac } from '../provider/hmac.ts';
import { readBody, sendRequest } from '../provider/http-json.ts';
import type { PaymentNames, ProviderFailure } from '../provider/payment-provider.ts';
import { simplePayErrors, simplePayQuery, type SimplePayTransaction } from './simplepay-wire.ts';

export interface SimplePayConfig {
  /** Merchant account. Each account accepts one currency. */
  readonly merchant: string;
  readonly secretKey: string;
  readonly currency: Currency;
  readonly environment: 'sandbox' | 'production';
}

export interface SimplePayPorts {
  readonly fetch: Fetch;
  readonly newSalt: () => string;
}

const environments = {
  sandbox: {
    api: 'https://sandbox.simplepay.hu/payment/v2',
    page: 'https://sb-checkout.simplepay.hu',
  },
  production: {
    api: 'https://secure.simplepay.hu/payment/v2',
    page: 'https://checkout.simplepay.hu',
  },
} as const;

const sdkVersion = 'shop-payments:1.0';

/** Creates the signed calls of SimplePay 2.x. Amounts are in major units, as in the SimplePay API. */
export function createSimplePayClient(config: SimplePayConfig, ports: SimplePayPorts) {
  const { api, page } = environments[config.environment];
  const sign = (body: string) => signHmac('SHA-384', config.secretKey, body);
  const isSigned = (body: string, signature: string | undefined) =>
    verifyHmac('SHA-384', config.secretKey, body, signature ?? '');

  /** Posts a signed request. An unsigned response counts as no response. */
  async function post<const Schema extends v.GenericSchema>(
    call: string,
    fields: object,
    schema: Schema,
  ): Promise<Result<v.InferOutput<Schema>, ProviderFailure>> {
    const { merchant } = config;
    const body = JSON.stringify({ salt: ports.newSalt(), merchant, ...fields, sdkVersion });
    const response = await sendRequest(ports.fetch, {
      method: 'POST',
      url: `${api}/${call}`,
      headers: { 'content-type': 'application/json', signature: await sign(body) },
      body,
    });
    if (!response.ok) return response;
    if (!(await isSigned(response.value.body, response.value.headers['signature']))) {
      return err({ kind: 'unreachable' });
    }
    const answer = readBody(simplePayErrors, response.value.body);
    if (!answer.ok) return answer;
    const [code] = answer.value.errorCodes;
    return code === undefined
      ? readBody(schema, response.value.body)
      : err({ kind: 'rejected', code: String(code) });
  }

  /** Finds a payment by the shop's id too, so a payment is found even if the answer to `start` was lost. */
  async function query(
    payments: readonly PaymentNames[],
  ): Promise<Result<readonly SimplePayTransaction[], ProviderFailure>> {
    const orderRefs = payments.map(({ paymentId }) => paymentId);
    const answer = await post('query', { orderRefs }, simplePayQuery);
    return answer.ok ? ok(answer.value.transactions) : answer;
  }

  async function find(names: PaymentNames): Promise<Result<SimplePayTransaction, ProviderFailure>> {
    const transactions = await query([names]);
    if (!transactions.ok) return transactions;
    const transaction = transactions.value.find(({ orderRef }) => orderRef === names.paymentId);
    return transaction === undefined ? err({ kind: 'not-found' }) : ok(transaction);
  }

  async function finish(
    { paymentId: orderRef }: PaymentNames,
    originalTotal: number,
    approveTotal: number,
  ): Promise<Result<void, ProviderFailure>> {
    const fields = { orderRef, originalTotal, approveTotal, currency: config.currency };
    const finished = await post('finish', fields, simplePayErrors);
    return finished.ok ? ok() : finished;
  }

  return { page, sign, isSigned, post, query, find, finish };
}
