import { Broken, NotApplicable } from './claim.ts';

/** A request as it stands, for what no call of the contract would send. */
export interface RawRequest {
  readonly method: string;
  /** With its query, percent-encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** `undefined` when it is no JSON. */
  readonly json: unknown;
  /** `code`, `result` and `meta` of an envelope; `undefined` where there is none. */
  readonly code: number | undefined;
  readonly result: unknown;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface WirePorts {
  readonly fetch: typeof fetch;
  /** Milliseconds pass. */
  wait(ms: number): Promise<void>;
}

/** Sends one request. Errors: throws `Broken` when nothing comes back, `NotApplicable` when told to wait. */
export type Send = (request: RawRequest) => Promise<Answer>;

const patienceMs = 20_000;

export function createSend(baseUrl: string, ports: Pick<WirePorts, 'fetch'>): Send {
  const base = baseUrl.replace(/\/+$/, '');
  return async ({ method, path, headers = {}, body }) => {
    const place = `${method} ${path.replace(/\?.*$/, '').slice(0, 80)}`;
    let response: Response;
    let bytes: Uint8Array;
    try {
      response = await ports.fetch(`${base}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
      bytes = new Uint8Array(await response.arrayBuffer());
    } catch (cause) {
      throw new Broken(`${place}: no answer (${reasonOf(cause)})`, { cause });
    }
    const answer = readAnswer(response, bytes);
    if (answer.status === 429) {
      const seconds = answer.headers.get('retry-after') ?? 'some';
      throw new NotApplicable(`${place}: the backend asks to wait ${seconds} seconds`);
    }
    return answer;
  };
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
