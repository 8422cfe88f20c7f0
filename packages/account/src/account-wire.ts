import {
  callAddress,
  createSkipLog,
  readAnswer,
  type Answerable,
  type QueryValues,
  type ReadAnswer,
} from '@shop/contract';
import { err, type Result, type UserToken, type WireAnswer, type WireRequest } from '@shop/kernel';
import type { AccountFailure, CallOptions } from './account.ts';
import type { AccountConfig, AccountPorts } from './account-ports.ts';
import type { TokenKeeper } from './token-keeper.ts';
import { notAuthorized } from './unauthorized.ts';

interface Addressed {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** The calls of an account, sent and read. */
export interface AccountWire {
  /** Without a token: login, register, reset. */
  open<T>(
    call: Addressed & Answerable<T>,
    body: unknown,
    options?: CallOptions,
  ): Promise<Result<ReadAnswer<T>, AccountFailure>>;
  /**
   * With the user's token; `signed-out` when there is none, and when its session ended while the answer was on its
   * way: what comes then is nobody's here. Source: AC-46.
   */
  own<T>(
    call: Addressed & Answerable<T>,
    parts: { readonly query?: QueryValues; readonly body?: unknown },
    options?: CallOptions,
  ): Promise<Result<ReadAnswer<T>, AccountFailure>>;
  /** One request with this very token, neither refreshed nor repeated: for sign-out. */
  request(
    call: Addressed,
    token: UserToken | undefined,
    parts: { readonly query?: QueryValues; readonly body?: unknown },
    options?: CallOptions,
  ): WireRequest;
}

/** Source: AC-11 and contract section 4. */
export function createAccountWire(
  config: AccountConfig,
  ports: Pick<AccountPorts, 'fetch' | 'log'>,
  keeper: TokenKeeper,
): AccountWire {
  const header = config.tokenTransport === 'header';
  const logSkipped = createSkipLog(ports.log);

  function read<T>(
    call: Addressed & Answerable<T>,
    answer: WireAnswer,
  ): Result<ReadAnswer<T>, AccountFailure> {
    const heard = readAnswer(call, answer);
    if (heard.ok) logSkipped(call.path, heard.value.skipped);
    return heard;
  }

  function request(
    call: Addressed,
    token: UserToken | undefined,
    parts: { readonly query?: QueryValues; readonly body?: unknown },
    options: CallOptions = {},
  ): WireRequest {
    const query = header ? parts.query : { token: token ?? '', ...parts.query };
    return {
      method: call.method,
      url: callAddress(config.baseUrl, call.path, query),
      ...(header && token !== undefined ? { headers: { authorization: `Bearer ${token}` } } : {}),
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      timeoutMs: config.timeoutMs,
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    };
  }

  return {
    async open(call, body, options = {}) {
      const sent = await ports.fetch({
        method: call.method,
        url: callAddress(config.baseUrl, call.path),
        body: JSON.stringify(body),
        timeoutMs: config.timeoutMs,
        ...(options.signal === undefined ? {} : { signal: options.signal }),
      });
      return sent.ok ? read(call, sent.value) : err(networkFailure(sent.error.kind));
    },

    async own(call, parts, options = {}) {
      if (keeper.pair() === undefined) return err({ kind: 'signed-out' });
      const endings = keeper.endings();
      const sent = await keeper.run(
        (token) =>
          token === undefined
            ? Promise.resolve(notAuthorized())
            : ports.fetch(request(call, token, parts, options)),
        options.signal,
      );
      if (keeper.endings() !== endings) return err({ kind: 'signed-out' });
      return sent.ok ? read(call, sent.value) : err(networkFailure(sent.error.kind));
    },

    request,
  };
}

function networkFailure(
  reason: Extract<AccountFailure, { kind: 'network' }>['reason'],
): AccountFailure {
  return reason === 'offline' ? { kind: 'offline' } : { kind: 'network', reason };
}
