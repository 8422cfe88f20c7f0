import { expect, it, onTestFinished } from 'vitest';
import { startFakeBillingo, testApiKey, testRate } from '../test/fake-billingo.ts';
import {
  invoiceServiceContract,
  sampleCorrection,
  sampleInvoice,
} from '../testing/invoice-service-contract.ts';
import { createBillingoService } from './billingo-service.ts';

const timeoutMs = 300;

async function makeBillingo(apiKey = testApiKey) {
  const billingo = await startFakeBillingo();
  const service = createBillingoService(
    { apiKey, blockId: 10, url: billingo.url },
    { fetch, timeoutMs },
  );
  return { billingo, service };
}

async function openBillingo(apiKey?: string) {
  const made = await makeBillingo(apiKey);
  onTestFinished(() => made.billingo.close());
  return made;
}

invoiceServiceContract(async () => {
  const { billingo, service } = await makeBillingo();
  return {
    service,
    madeCount: () => billingo.documents.length,
    fail: billingo.fail,
    refuse: () => billingo.refuse('partner_id'),
    close: billingo.close,
  };
});

it('[IN-16] creates the buyer and an electronic invoice with gross prices', async () => {
  const { billingo, service } = await openBillingo();
  await service.issue(sampleInvoice);
  const sent = billingo.requests.map(({ method, path, body }) => [method, path, JSON.parse(body)]);
  expect(sent).toEqual([
    [
      'POST',
      '/partners',
      {
        name: 'Kovács & Társa <Bt.>',
        address: {
          country_code: 'HU',
          post_code: '1061',
          city: 'Budapest',
          address: 'Andrássy út 1.',
        },
        emails: ['vevo@example.hu'],
        taxcode: '12345678-1-42',
      },
    ],
    [
      'POST',
      '/documents',
      {
        vendor_id: 'ZG-2026-000123-K7QX4M-1',
        partner_id: 1,
        block_id: 10,
        type: 'invoice',
        fulfillment_date: '2026-11-27',
        due_date: '2026-11-27',
        payment_method: 'online_bankcard',
        language: 'hu',
        currency: 'HUF',
        conversion_rate: 1,
        electronic: true,
        paid: true,
        items: [
          item('3 × Kavics bögre', 10_001, '27%'),
          item('Könyv', 2_500, '5%'),
          item('Házhozszállítás', 1_990, '27%'),
        ],
        comment: 'ZG-2026-000123-K7QX4M',
      },
    ],
  ]);
});

const item = (name: string, price: number, vat: string) => ({
  name,
  unit_price: price,
  unit_price_type: 'gross',
  quantity: 1,
  unit: 'db',
  vat,
});

it('[IN-16] asks for the exchange rate of euros', async () => {
  const { billingo, service } = await openBillingo();
  await service.issue({ ...sampleInvoice, currency: 'EUR', language: 'xx' });
  expect(billingo.requests[0]?.path).toBe('/currencies?from=EUR&to=HUF');
  expect(JSON.parse(billingo.requests[2]?.body ?? '')).toMatchObject({
    currency: 'EUR',
    conversion_rate: testRate,
    language: 'en',
    items: [{ unit_price: 100.01 }, {}, {}],
  });
});

it('[IN-16] a correction without the id of its invoice is refused', async () => {
  const { service } = await openBillingo();
  expect(await service.find(sampleCorrection({ number: 'WEB / 2026-000001' }))).toMatchObject({
    error: { kind: 'rejected', code: 'no-original' },
  });
});

it('[IN-16] names the status and the fields of a refusal', async () => {
  const { billingo, service } = await openBillingo();
  billingo.refuse('taxcode');
  expect(await service.issue(sampleInvoice)).toMatchObject({ error: { code: '422 taxcode' } });
});

it('[IN-11] returns a wrong key as a refusal', async () => {
  const { service } = await openBillingo('another-key');
  expect(await service.issue(sampleInvoice)).toMatchObject({ error: { code: '401' } });
});
