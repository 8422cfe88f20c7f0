import { err, ok, type Clock, type Result } from '@shop/kernel';
import { signHmac, verifyHmac } from '../provider/hmac.ts';
import { listByState } from '../provider/list-by-state.ts';
import type {
  PaymentNames,
  PaymentProvider,
  PaymentRequest,
  ProviderFailure,
} from '../provider/payment-provider.ts';
import {
  captureAuthorised,
  decide,
  expire,
  refundRecord,
  reportOf,
  sandboxCallbackPlans,
  type SandboxCallbackPlan,
  type SandboxDecision,
  type SandboxRecord,
  voidRecord,
} from './sandbox-record.ts';

/** Header of a callback with its signature. */
export const sandboxSignatureHeader = 'x-sandbox-signature';

/** Storage of the sandbox's payments. */
export interface SandboxStore {
  find(names: PaymentNames): Promise<SandboxRecord | undefined>;
  /** Adds a record unless its `paymentId` exists; returns the stored record. */
  add(record: SandboxRecord): Promise<SandboxRecord>;
  /** Changes a record under a lock. Returns the changed record, `undefined` if there is none. */
  change(
    names: PaymentNames,
    change: (record: SandboxRecord) => SandboxRecord,
  ): Promise<SandboxRecord | undefined>;
}

/** A callback that will be sent to the shop. */
export interface SandboxCallback {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SandboxConfig {
  /** Code of the provider that the sandbox replaces. */
  readonly code: string;
  /** Address of its page; the reference is added as the last part of the path. */
  readonly pageUrl: string;
  /** Signs callbacks. */
  readonly secret: string;
  readonly currencies: readonly string[];
  /** False: a payment is only authorised, and the shop captures it. */
  readonly capturesAtOnce: boolean;
}

export interface SandboxPorts {
  readonly store: SandboxStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly newReference: () => string;
  /** Sends a callback after a delay in milliseconds. */
  readonly send: (callback: SandboxCallback, delayMs: number) => Promise<void>;
  /**
   * Injects a fault into a call, for tests. `unreachable`: the call does nothing. `unanswered`: the call acts, and the
   * answer is lost.
   */
  readonly fault?: ((call: string) => 'none' | 'unreachable' | 'unanswered') | undefined;
}

/** The sandbox: a payment provider, with the methods of its hosted page. */
export interface SandboxProvider extends PaymentProvider {
  /** Reads a payment for the hosted page. */
  open(reference: string): Promise<SandboxRecord | undefined>;
  /** Applies the decision of the payer. Returns the payment; `undefined` if there is none. */
  decide(
    reference: string,
    decision: SandboxDecision,
    plan: SandboxCallbackPlan,
  ): Promise<SandboxRecord | undefined>;
}

/**
 * Creates a provider that behaves like the real ones and takes no money: hosted page, delayed, repeated and lost
 * callbacks, lost answers. Source: PA-28 to PA-30.
 */
export function createSandboxProvider(config: SandboxConfig, ports: SandboxPorts): SandboxProvider {
  const { store, clock } = ports;
  const redirectUrl = (reference: string) => `${config.pageUrl}/${reference}`;
  const change = (names: PaymentNames, work: (record: SandboxRecord) => SandboxRecord) =>
    store.change(names, (record) => work(expire(record, clock.now())));

  /** Runs a call with the fault injected for it. */
  async function call<T>(
    name: string,
    work: () => Promise<Result<T, ProviderFailure>>,
  ): Promise<Result<T, ProviderFailure>> {
    const fault = ports.fault?.(name) ?? 'none';
    if (fault === 'unreachable') return err({ kind: 'unreachable' });
    const result = await work();
    return fault === 'unanswered' ? err({ kind: 'unreachable' }) : result;
  }

  async function send(record: SandboxRecord, plan: SandboxCallbackPlan): Promise<void> {
    const body = JSON.stringify({ reference: record.reference, paymentId: record.paymentId });
    const signature = await signHmac('SHA-256', config.secret, body);
    const headers = { [sandboxSignatureHeader]: signature };
    for (const delayMs of sandboxCallbackPlans[plan]) {
      await ports.send({ url: record.callbackUrl, headers, body }, delayMs);
    }
  }

  const provider: Pick<PaymentProvider, 'state'> = {
    state: (names) =>
      call('state', async () => {
        const record = await store.find(names);
        if (record === undefined) return err({ kind: 'not-found' });
        return ok(reportOf(expire(record, clock.now())));
      }),
  };

  return {
    ...provider,
    code: config.code,
    origins: [new URL(config.pageUrl).origin],
    currencies: config.currencies,
    start: (request) =>
      call('start', async () => {
        const record = await store.add(newRecord(request, ports.newReference()));
        return ok({
          reference: record.reference,
          redirectUrl: redirectUrl(record.reference),
        });
      }),
    readReturn(query) {
      const reference = query.get('sandbox');
      return reference === null ? undefined : { reference };
    },
    async readCallback({ headers, body }) {
      const signature = headers[sandboxSignatureHeader] ?? '';
      if (!(await verifyHmac('SHA-256', config.secret, body, signature))) {
        return err({ kind: 'not-authentic' });
      }
      const notice = JSON.parse(body) as { reference: string; paymentId: string };
      return ok({ notice, answer: { headers: {}, body: '' } });
    },
    capture: (names) =>
      call('capture', async () => {
        const record = await change(names, captureAuthorised);
        return record?.status === 'captured' ? ok() : rejected('not-authorised');
      }),
    void: (names) =>
      call('void', async () => {
        await change(names, voidRecord);
        return ok();
      }),
    refund: (names, { amount, key }) =>
      call('refund', async () => {
        const record = await change(names, (currentRecord) =>
          refundRecord(currentRecord, amount.minor, key),
        );
        return record?.refundKeys.includes(key) === true ? ok() : rejected('amount-too-high');
      }),
    list: (payments) => listByState(provider, payments),
    async open(reference) {
      const record = await store.find({ paymentId: '', reference });
      return record && expire(record, clock.now());
    },
    async decide(reference, decision, plan) {
      const { capturesAtOnce } = config;
      const record = await store.change({ paymentId: '', reference }, (storedRecord) =>
        decide(storedRecord, decision, { nowMs: clock.now(), capturesAtOnce }),
      );
      if (record !== undefined) await send(record, plan);
      return record;
    },
  };
}

function newRecord(request: PaymentRequest, reference: string): SandboxRecord {
  const { paymentId, orderNumber, amount, language, returnUrl, callbackUrl, expiresAtMs } = request;
  return {
    reference,
    paymentId,
    orderNumber,
    amount,
    language,
    returnUrl,
    callbackUrl,
    expiresAtMs,
    status: 'pending',
    captured: 0,
    refunded: 0,
    refundKeys: [],
  };
}

const rejected = (code: string) => err({ kind: 'rejected', code } as const);
