import { expect, it } from 'vitest';
import { createMemoryInvoiceStore } from '../test/memory-invoice-store.ts';
import { invoiceServiceContract, sampleInvoice } from '../testing/invoice-service-contract.ts';
import { createSandboxService } from './sandbox-service.ts';

const seller = {
  name: 'Minta Bolt Kft.',
  seat: '1137 Budapest, Fő út 1.',
  taxNumber: '12345676-2-41',
};

function makeSandbox() {
  const store = createMemoryInvoiceStore();
  let fault: 'none' | 'unreachable' | 'unanswered' = 'none';
  const service = createSandboxService({ store, seller, prefix: 'MINTA', fault: () => fault });
  return {
    store,
    service,
    fail(next: 'none' | 'unreachable' | 'unanswered' | 'overloaded' | 'slow') {
      fault = next === 'overloaded' || next === 'slow' ? 'unreachable' : next;
    },
  };
}

invoiceServiceContract(async () => {
  const { store, service, fail } = makeSandbox();
  return { service, madeCount: () => store.all.length, fail };
});

it('[IN-12] numbers its documents and makes one for one id', async () => {
  const { store, service } = makeSandbox();
  const [first, second] = [await service.issue(sampleInvoice), await service.issue(sampleInvoice)];
  expect(first).toEqual(second);
  expect(first).toMatchObject({ value: { number: 'MINTA-2026-1' } });
  expect(store.all).toHaveLength(1);
});

it.each(['hu', 'de', 'it', 'ro'])(
  '[IN-12] writes a file in "%s" with buyer and sums',
  async (language) => {
    const { service } = makeSandbox();
    const buyer = { ...sampleInvoice.buyer, name: 'Łukasz Őry' };
    const lines = Array.from({ length: 30 }, () => sampleInvoice.lines).flat();
    const issued = await service.issue({ ...sampleInvoice, language, buyer, lines });
    const file = issued.ok ? await service.pdf(issued.value) : issued;
    const text =
      file.ok && 'length' in file.value ? Buffer.from(file.value).toString('latin1') : '';
    expect(text).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
    expect(text.match(/\/Type \/Page /g)).toHaveLength(4);
    expect(text).toContain('MINTA-2026-1');
    // The font has no Ł: a question mark replaces it.
    expect(text).toContain('(?ukasz ) Tj /Span << /ActualText <FEFF0150> >> BDC');
    expect(text).toContain('12345676-2-41');
  },
);

it.each([
  ['correction', 'Nota di credito'],
  ['storno', 'Nota di credito a storno'],
] as const)('[IN-12] a %s in Italian is called %s', async (kind, name) => {
  const { service } = makeSandbox();
  const issued = await service.issue({ ...sampleInvoice, language: 'it', kind });
  const file = issued.ok ? await service.pdf(issued.value) : issued;
  const text = file.ok && 'length' in file.value ? Buffer.from(file.value).toString('latin1') : '';
  expect(text).toContain(`(${name}: MINTA-2026-1)`);
});
