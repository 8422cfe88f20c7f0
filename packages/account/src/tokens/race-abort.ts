import {
  err,
  type AbortSignalLike,
  type HttpResponse,
  type NetworkFailure,
  type Result,
} from '@shop/kernel';

type Response = Result<HttpResponse, NetworkFailure>;

/** Resolves with `pending`, or with an aborted response as soon as the caller aborts. */
export async function raceAbort(
  pending: Promise<Response | undefined>,
  signal: AbortSignalLike | undefined,
): Promise<Response | undefined> {
  if (signal === undefined) return pending;
  const abortedResponse = (): Response => err({ kind: 'aborted', cause: signal.reason });
  if (signal.aborted) return abortedResponse();
  let onAbort: () => void = () => undefined;
  const aborting = new Promise<Response>((resolve) => {
    onAbort = () => resolve(abortedResponse());
    signal.addEventListener('abort', onAbort);
  });
  const first = await Promise.race([pending, aborting]);
  signal.removeEventListener('abort', onAbort);
  return first;
}
