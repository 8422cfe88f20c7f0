import { createBillingoService } from '../billingo/billingo-service.ts';
import { createSandboxService, type SandboxPorts } from '../sandbox/sandbox-service.ts';
import type { HttpPorts } from '../service/http-call.ts';
import type { InvoiceService } from '../service/invoice-service.ts';
import { createSzamlazzService } from '../szamlazz/szamlazz-service.ts';
import type { InvoiceSettings } from './invoice-settings.ts';

/** Prefix of the sandbox's numbers if none is set. */
const sandboxPrefix = 'MINTA';

/** Creates the configured service; `undefined` if invoices are off or settings are missing. Source: IN-17. */
export function createInvoiceService(
  settings: InvoiceSettings,
  ports: HttpPorts & Pick<SandboxPorts, 'store' | 'seller'>,
): InvoiceService | undefined {
  const { service, prefix, szamlazzKey: agentKey, billingoKey, billingoBlock } = settings;
  if (service === 'sandbox') {
    return createSandboxService({ ...ports, prefix: prefix ?? sandboxPrefix });
  }
  if (service === 'szamlazz' && agentKey !== undefined) {
    return createSzamlazzService({ agentKey, prefix }, ports);
  }
  return service === 'billingo' && billingoKey !== undefined && billingoBlock !== undefined
    ? createBillingoService({ apiKey: billingoKey, blockId: billingoBlock }, ports)
    : undefined;
}

/** Returns the missing settings that turn the chosen service off; empty if nothing is missing. Source: IN-17. */
export function missingInvoiceSettings(settings: InvoiceSettings): readonly string[] {
  const needs = {
    szamlazz: [['SZAMLAZZ_AGENT_KEY', settings.szamlazzKey]],
    billingo: [
      ['BILLINGO_API_KEY', settings.billingoKey],
      ['BILLINGO_BLOCK_ID', settings.billingoBlock],
    ],
    sandbox: [],
    off: [],
  } as const;
  return needs[settings.service].flatMap(([name, value]) => (value === undefined ? [name] : []));
}
