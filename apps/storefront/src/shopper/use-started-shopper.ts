import { useEffect } from 'react';
import { consoleLog } from '../wiring/console-log.ts';
import { useShop } from '../wiring/use-shop.ts';

/** Starts the shopper's side once the page stands. */
export function useStartedShopper(): void {
  const { shopper } = useShop();
  useEffect(() => {
    void shopper
      .start()
      .catch((cause: unknown) => consoleLog.error('shopper-not-started', { cause }));
  }, [shopper]);
}
