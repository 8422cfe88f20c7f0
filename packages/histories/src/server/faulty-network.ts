import { err, ok, type Clock, type Fetch, type HttpRequest, type HttpResponse } from '@shop/kernel';
import type { HistoryFault } from '../language/command.ts';

/** Delay of a request with the fault `late`, in ms. */
const lateMs = 5000;

/** A network between a device and a server in one process, with planned faults. */
export interface FaultyNetwork {
  readonly fetch: Fetch;
  /** Faults of the next exchanges, one each. Empty: no fault. */
  readonly faults: HistoryFault[];
  /** Duration of an exchange, in ms. */
  delayMs: number;
}

/** Creates the network. Waits on `clock`. */
export function createFaultyNetwork(server: Fetch, clock: Clock): FaultyNetwork {
  const exchange = async (
    request: HttpRequest,
    fault: HistoryFault | undefined,
  ): ReturnType<Fetch> => {
    switch (fault) {
      case 'lost-request':
        return err({ kind: 'unreachable' });
      case 'late':
        if (!isUnguarded(request)) void clock.wait(lateMs).then(() => server(request));
        return err({ kind: 'timeout' });
      case 'html':
        return ok({ status: 200, contentType: 'text/html', headers: {}, body: '<html></html>' });
      case 503:
      case 429:
        return ok(unavailable(fault));
      case 'lost-response':
        await server(request);
        return err({ kind: 'timeout' });
      case 'duplicated':
        await server(request);
        return server(request);
      case 'cut-off': {
        const response = await server(request);
        return response.ok ? ok(cut(response.value)) : response;
      }
      case undefined:
        return server(request);
    }
  };
  const network: FaultyNetwork = {
    faults: [],
    delayMs: 0,
    async fetch(request) {
      const fault = network.faults.shift();
      const { delayMs } = network;
      if (delayMs > 0 && !isUnguarded(request)) await clock.wait(delayMs);
      const response = await exchange(request, fault);
      if (delayMs > 0 && isUnguarded(request)) await clock.wait(delayMs);
      return response;
    },
  };
  return network;
}

/**
 * Returns true for calls of the wishlist. They have neither keys nor versions, so the server cannot detect an outdated
 * one: they arrive when they are sent, or not at all, and only their responses are delayed.
 */
const isUnguarded = ({ url }: HttpRequest): boolean => url.includes('Wishlist');

function unavailable(code: 503 | 429): HttpResponse {
  const body = JSON.stringify({ code, result: '', meta: { retryAfterMs: 2000 } });
  return { status: code, contentType: 'application/json', headers: {}, body };
}

const cut = (response: HttpResponse): HttpResponse => ({
  ...response,
  body: response.body.slice(0, 12),
});
