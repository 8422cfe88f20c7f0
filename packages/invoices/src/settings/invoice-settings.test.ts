import { expect, it } from 'vitest';
import { createMemoryInvoiceStore } from '../test/memory-invoice-store.ts';
import { createInvoiceService, missingInvoiceSettings } from './create-invoice-service.ts';
import { readInvoiceSettings } from './invoice-settings.ts';

const settingsOf = (values: Readonly<Record<string, unknown>>, isDemoShop = false) =>
  readInvoiceSettings((name) => values[name] as never, isDemoShop);
const ports = { fetch, store: createMemoryInvoiceStore(), seller: null };
const serviceOf = (values: Readonly<Record<string, unknown>>) => {
  const settings = settingsOf(values);
  return [createInvoiceService(settings, ports)?.code, ...missingInvoiceSettings(settings)];
};

it('[IN-17] is the sandbox in the demo shop, and off elsewhere', () => {
  expect(settingsOf({}, true)).toMatchObject({ service: 'sandbox', trigger: 'payment' });
  expect(settingsOf({})).toMatchObject({ service: 'off' });
});

it('[IN-17] creates the service that has its keys', () => {
  const block = { BILLINGO_BLOCK_ID: 10 };
  const key = { BILLINGO_API_KEY: 'billingo-key' };
  expect(serviceOf({})).toEqual([undefined]);
  expect(serviceOf({ INVOICE_SERVICE: 'sandbox' })).toEqual(['sandbox']);
  expect(serviceOf({ INVOICE_SERVICE: 'szamlazz', SZAMLAZZ_AGENT_KEY: 'agentkey' })).toEqual([
    'szamlazz',
  ]);
  expect(serviceOf({ INVOICE_SERVICE: 'billingo', ...key, ...block })).toEqual(['billingo']);
});

it('[IN-17] a missing key switches a service off and is named', () => {
  expect(serviceOf({ INVOICE_SERVICE: 'szamlazz' })).toEqual([undefined, 'SZAMLAZZ_AGENT_KEY']);
  expect(serviceOf({ INVOICE_SERVICE: 'billingo' })).toEqual([
    undefined,
    'BILLINGO_API_KEY',
    'BILLINGO_BLOCK_ID',
  ]);
});
