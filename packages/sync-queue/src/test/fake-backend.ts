import { err, ok, type Clock, type Fetch, type HttpResponse, type HttpRequest } from '@shop/kernel';

/** Fault of the network or the server during the next exchange. */
export type Fault =
  | 'none'
  /** The request does not arrive. */
  | 'lost-request'
  /** The request arrives, the response does not. */
  | 'lost-answer'
  /** The request arrives twice. */
  | 'duplicated'
  | 'html'
  | 'cut-off'
  | { readonly code: number; readonly error?: string; readonly headers?: Record<string, string> };

interface Effect {
  readonly key: string;
  readonly body: unknown;
}

/** A server that stores results by idempotency key; a request without a key is executed each time. */
export interface FakeBackend {
  readonly fetch: Fetch;
  readonly effects: readonly Effect[];
  readonly requests: readonly HttpRequest[];
  /** Faults of the next exchanges, one each; none when the list is empty. */
  readonly faults: Fault[];
  /** Duration of an exchange in ms. */
  delayMs: number;
  /** `result` of a successful answer. */
  result: unknown;
  /** Maximum number of simultaneous exchanges of one stream (the `stream` of the body). */
  readonly mostAtOnce: number;
}

export function createFakeBackend(clock: Clock): FakeBackend {
  const answers = new Map<string, { readonly body: string | undefined; readonly text: string }>();
  const effects: Effect[] = [];
  const requests: HttpRequest[] = [];
  const faults: Fault[] = [];
  const atWork = new Map<string, number>();
  let mostAtOnce = 0;

  const act = (request: HttpRequest): string => {
    const key = request.headers?.['idempotency-key'] ?? '';
    const known = answers.get(key);
    if (key !== '' && known !== undefined) {
      return known.body === request.body
        ? known.text
        : JSON.stringify({ code: 422, result: '', meta: { error: 'idempotency-mismatch' } });
    }
    effects.push({ key, body: request.body === undefined ? undefined : JSON.parse(request.body) });
    const text = JSON.stringify({ code: 200, result: backend.result });
    answers.set(key, { body: request.body, text });
    return text;
  };

  const exchange: Fetch = async (request) => {
    requests.push(request);
    const fault = faults.shift() ?? 'none';
    if (backend.delayMs > 0) await clock.wait(backend.delayMs);
    if (fault === 'lost-request') return err({ kind: 'unreachable' });
    if (typeof fault === 'object') {
      const { code, error, headers = {} } = fault;
      return answer(
        JSON.stringify({ code, result: 'no', meta: error && { error } }),
        code,
        headers,
      );
    }
    if (fault === 'html') return { ok: true, value: { ...page, body: '<html>' } };
    const text = act(request);
    if (fault === 'duplicated') act(request);
    if (fault === 'lost-answer') return err({ kind: 'timeout' });
    return answer(fault === 'cut-off' ? text.slice(0, 12) : text);
  };

  const backend = {
    effects,
    requests,
    faults,
    delayMs: 0,
    result: true as unknown,
    get mostAtOnce() {
      return mostAtOnce;
    },
    fetch: async (request: HttpRequest) => {
      const stream = streamOf(request);
      const now = (atWork.get(stream) ?? 0) + 1;
      atWork.set(stream, now);
      mostAtOnce = Math.max(mostAtOnce, now);
      try {
        return await exchange(request);
      } finally {
        atWork.set(stream, (atWork.get(stream) ?? 1) - 1);
      }
    },
  };
  return backend;
}

const page: HttpResponse = { status: 200, contentType: 'text/html', headers: {}, body: '' };

function answer(body: string, status = 200, headers: Record<string, string> = {}) {
  return ok<HttpResponse>({ status, contentType: 'application/json', headers, body });
}

function streamOf(request: HttpRequest): string {
  const body: unknown = JSON.parse(request.body ?? '{}');
  const stream = (body as { stream?: unknown }).stream;
  return typeof stream === 'string' ? stream : '';
}
