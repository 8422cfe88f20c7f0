import { randomBytes } from 'node:crypto';
import type { Clock } from '@shop/kernel';
import type { PaymentProvider } from '@shop/payments';
import { createBarionProvider } from '@shop/payments/barion';
import { createSandboxProvider, type SandboxProvider } from '@shop/payments/sandbox';
import { createSimplePayProvider } from '@shop/payments/simplepay';
import { createStripeProvider } from '@shop/payments/stripe';
import { createNodeFetch } from '@shop/platform-node';
import type { Sql } from 'postgres';
import type { ApiConfig } from '@shop/api-settings';
import { serverSecret } from '../../../tokens/signed-claims.ts';
import type { PaymentProviders } from '@shop/payments/settings';
import type { ApiContext } from '../../context.ts';
import { readShippingAndPaymentMethods } from '@shop/content-files';
import { createSandboxStore } from '../sandbox/sandbox-store.ts';

interface ProviderPorts {
  readonly sql: Sql;
  readonly clock: Clock;
}

/** Timeout of a provider's response, in milliseconds. */
const timeoutMs = 15_000;

/** Settings whose absence switches a provider off. */
const settingsOf = {
  barion: 'BARION_POS_KEY and BARION_PAYEE',
  simplepay: 'SIMPLEPAY_MERCHANT and SIMPLEPAY_SECRET_KEY',
  stripe: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
} as const;

/** Creates the providers that have keys. In sandbox mode a provider without real payments replaces the others. */
export async function createPaymentProviders(
  config: ApiConfig,
  ports: ProviderPorts,
): Promise<PaymentProviders> {
  const real = realProviders(config, ports);
  const sandboxes = new Map<string, SandboxProvider>();
  if (config.payment.sandbox) {
    const secret = (await serverSecret(ports.sql, 'payment-sandbox')).toString('base64');
    for (const code of Object.keys(settingsOf)) {
      if (!real.has(code)) sandboxes.set(code, sandboxFor(code, secret, config, ports));
    }
  }
  const get = (code: string) => real.get(code) ?? sandboxes.get(code);
  return {
    get,
    sandbox: (code) => sandboxes.get(code),
    takes: (code, currency) => get(code)?.currencies.includes(currency) === true,
  };
}

/** Warns of each payment method that is not offered because its provider has no keys. */
export function logMissingProviders({ payments, config, log }: ApiContext): void {
  for (const { online, code } of readShippingAndPaymentMethods(config.contentDir, log).payment) {
    if (online === undefined || payments.get(online) !== undefined) continue;
    log.warn('payment-method-off', { method: code, advice: `Set ${settingsOf[online]}.` });
  }
}

function realProviders(
  { payment }: ApiConfig,
  { clock }: ProviderPorts,
): ReadonlyMap<string, PaymentProvider> {
  const { barion, simplePay, stripe, isLive } = payment;
  const ports = { fetch: createNodeFetch({ timeoutMs }), now: () => clock.now() };
  const providers: PaymentProvider[] = [];
  if (barion !== undefined) {
    const environment = isLive ? 'production' : 'test';
    providers.push(createBarionProvider({ ...barion, environment }, ports));
  }
  if (simplePay !== undefined) {
    const environment = isLive ? 'production' : 'sandbox';
    const newSalt = () => randomBytes(16).toString('hex');
    providers.push(
      createSimplePayProvider(
        { ...simplePay, currency: 'HUF', environment },
        { ...ports, newSalt },
      ),
    );
  }
  if (stripe !== undefined) {
    const currencies = ['HUF', 'EUR', 'RON'] as const;
    providers.push(createStripeProvider({ ...stripe, currencies }, { ...ports, fetch }));
  }
  return new Map(providers.map((provider) => [provider.code, provider]));
}

function sandboxFor(
  code: string,
  secret: string,
  { publicUrl }: ApiConfig,
  { sql, clock }: ProviderPorts,
): SandboxProvider {
  return createSandboxProvider(
    {
      code,
      secret,
      pageUrl: `${publicUrl}/api/payment/sandbox/${code}`,
      currencies: ['HUF', 'EUR', 'RON'],
      capturesAtOnce: true,
    },
    {
      store: createSandboxStore(sql),
      clock,
      newReference: () => randomBytes(16).toString('hex'),
      async send({ headers, body }, delayMs) {
        await sql`
          INSERT INTO sandbox_callback (provider, headers, body, due_at)
          VALUES (${code}, ${JSON.stringify(headers)}::text::jsonb, ${body},
            ${new Date(clock.now() + delayMs)})`;
      },
    },
  );
}
