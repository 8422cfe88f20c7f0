/** Progress of a start or an import, for the parent process. */
export type Progress =
  | { readonly phase: 'database'; readonly state: 'starting' | 'ready' }
  | { readonly phase: 'migrate'; readonly state: 'starting' | 'ready' }
  | {
      readonly phase: 'demo-shop';
      readonly state: 'loading' | 'ready';
      readonly documents?: number;
    }
  | { readonly phase: 'index'; readonly state: 'building' | 'ready'; readonly products?: number }
  | {
      readonly phase: 'listening';
      readonly url: string;
      readonly internalUrl: string;
      readonly operatorUrl?: string;
    }
  | { readonly phase: 'stopping' }
  | { readonly phase: 'failed'; readonly message: string };

/**
 * Sends the progress to the parent process if there is one, else writes one JSON line to stdout. Ignores a parent that
 * has ended.
 */
export function reportProgress(progress: Progress): void {
  if (process.send !== undefined) process.send({ progress }, undefined, {}, ignoreClosedChannel);
  else process.stdout.write(`${JSON.stringify({ progress })}\n`);
}

/** Without a callback, a message that cannot be sent is an uncaught error. */
const ignoreClosedChannel = () => undefined;
