import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { SandboxProvider } from '../sandbox/index.ts';

/** The payment providers of this process, by code. */
export interface PaymentProviders {
  get(code: string): PaymentProvider | undefined;
  /** Sandbox that replaces the provider; `undefined` for a real provider. */
  sandbox(code: string): SandboxProvider | undefined;
  /** Returns true if the provider is configured and accepts the currency. */
  takes(code: string, currency: string): boolean;
}
