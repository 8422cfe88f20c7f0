import { Broken, NotApplicable } from '../run/claim.ts';

/** A raw request, for requests that no call of the contract sends. */
export interface RawRequest {
  readonly method: string;
  /** With its query, percent-encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** A raw response. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** `undefined` if it is not JSON. */
  readonly json: unknown;
  /** `code`, `result` and `meta` of an envelope; `undefined` without one. */
  readonly code: number | undefined;
  readonly result: unknown;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface WirePorts {
  readonly fetch: typeof fetch;
  /** Waits these milliseconds. */
  wait(ms: number): Promise<void>;
}

/** Sends one request. Errors: throws `Broken` without a response, `NotApplicable` for a response that says to retry later. */
export type Send = (request: RawRequest) => Promise<Answer>;

const patienceMs = 20_000;
/** Maximum wait in seconds if the backend asks for one, and how often. */
const shortWait = { seconds: 5, times: 3 } as const;

export function createSend(baseUrl: string, ports: WirePorts): Send {
  const base = baseUrl.replace(/\/+$/, '');
  const send = async (request: RawRequest, waits: number): Promise<Answer> => {
    const { method, path } = request;
    const place = `${method} ${path.replace(/\?.*$/, '').slice(0, 80)}`;
    const answer = await exchange(ports, `${base}${path}`, request, place);
    if (answer.status !== 429) return answer;
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    if (!(seconds <= shortWait.seconds) || waits >= shortWait.times) {
      throw new NotApplicable(`${place}: the backend asks to wait ${seconds} seconds`);
    }
    await ports.wait(seconds * 1_000);
    return send(request, waits + 1);
  };
  return (request) => send(request, 0);
}

async function exchange(
  ports: WirePorts,
  url: string,
  { method, headers = {}, body }: RawRequest,
  place: string,
): Promise<Answer> {
  try {
    const response = await ports.fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    return readAnswer(response, new Uint8Array(await response.arrayBuffer()));
  } catch (cause) {
    throw new Broken(`${place}: no answer (${reasonOf(cause)})`, { cause });
  }
}

function readAnswer(response: Response, bytes: Uint8Array): Answer {
  const contentType = response.headers.get('content-type') ?? '';
  const text = new TextDecoder().decode(bytes);
  const json = contentType.includes('application/json') ? parsed(text) : undefined;
  const envelope = (typeof json === 'object' && json !== null ? json : {}) as {
    code?: unknown;
    result?: unknown;
    meta?: unknown;
  };
  const { code, result, meta } = envelope;
  return {
    status: response.status,
    headers: response.headers,
    contentType,
    bytes,
    text,
    json,
    code: typeof code === 'number' ? code : undefined,
    result,
    meta: (typeof meta === 'object' && meta !== null ? meta : {}) as Record<string, unknown>,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const cause = (error as { cause?: unknown }).cause;
  const inner = cause instanceof Error ? cause : error;
  return inner instanceof Error ? inner.message : String(inner);
}

/** Sends a GET of any path. */
export const get = (
  { send }: { readonly send: Send },
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => send({ method: 'GET', path, headers });
