import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { SandboxProvider } from '../sandbox/index.ts';

/** The payment providers of this process, by code. */
export interface PaymentProviders {
  get(code: string): PaymentProvider | undefined;
  /** The sandbox that stands in for a provider; `undefined` for a real one. */
  sandbox(code: string): SandboxProvider | undefined;
  /** Returns true if the provider is configured and takes the currency. */
  takes(code: string, currency: string): boolean;
}
