import type { Log } from '@shop/kernel';

/** Milliseconds from which a request is always logged. */
const slowMs = 1_000;

export interface AnsweredRequest {
  readonly requestId: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/**
 * Logs requests: refused, failed and slow ones always, others with the probability `sample` (0 to 1). The request id
 * decides, so that all servers log the same requests.
 */
export function createRequestLog(
  log: Pick<Log, 'info'>,
  sample: number,
): (request: AnsweredRequest) => void {
  return ({ requestId, route, status, ms }) => {
    if (status < 400 && ms < slowMs && sample < 1 && shareOf(requestId) >= sample) return;
    log.info('request', { requestId, route, status, ms: Math.round(ms) });
  };
}

/** Returns a number from 0 to 1, the same for the same id (FNV-1a). */
function shareOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  // Mixes the last characters of an id into the highest bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
