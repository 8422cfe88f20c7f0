import type { MetaPixelFunction } from './meta-pixel.ts';

/** The function that Meta's script looks for: it collects commands until the script sets `callMethod`. */
export interface PixelQueue extends MetaPixelFunction {
  queue: (readonly unknown[])[];
  loaded: boolean;
  version: string;
  /** True: the script sends no page views of its own. */
  disablePushState: boolean;
  push: PixelQueue;
  callMethod?: MetaPixelFunction;
}

/** Creates the function to set as `window.fbq` (and `window._fbq`) before Meta's script is loaded. Source: AN-13. */
export function createPixelQueue(): PixelQueue {
  const queue: (readonly unknown[])[] = [];
  const fbq = ((...command: readonly unknown[]) => {
    if (fbq.callMethod === undefined) queue.push(command);
    else fbq.callMethod(...command);
  }) as PixelQueue;
  return Object.assign(fbq, {
    queue,
    loaded: true,
    version: '2.0',
    disablePushState: true,
    push: fbq,
  });
}
