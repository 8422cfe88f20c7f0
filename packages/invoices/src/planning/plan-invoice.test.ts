import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../test/sample-order.ts';
import { planInvoice, type BilledDocument } from './plan-invoice.ts';

const { total } = sampleOrder;
const invoice: BilledDocument = { kind: 'invoice', gross: total };
const planned = (
  more: Partial<typeof sampleOrder>,
  documents: readonly BilledDocument[] = [],
  trigger: 'payment' | 'dispatch' = 'payment',
) => planInvoice({ ...sampleOrder, ...more }, documents, trigger);

describe('an order without documents', () => {
  it.each([
    ['paid online', { payment: 'online', isPaid: true, status: 'processing' }],
    ['paid by transfer', { payment: 'transfer', isPaid: true, status: 'processing' }],
    [
      'dispatched, to be paid on receipt',
      { payment: 'on-receipt', isPaid: false, status: 'shipped' },
    ],
  ] as const)('[IN-5] is invoiced once it is %s', (_name, order) => {
    expect(planned(order)).toEqual(invoice);
  });

  it.each([
    ['not paid', { isPaid: false, status: 'pending' }],
    [
      'packed, to be paid on receipt',
      { payment: 'on-receipt', isPaid: false, status: 'processing' },
    ],
    ['canceled', { status: 'canceled' }],
    ['free', { total: 0 }],
    ['refunded as a whole', { granted: total }],
  ] as const)('[IN-5] is not invoiced while it is %s', (_name, order) => {
    expect(planned(order)).toBeUndefined();
  });

  it('[IN-6] is invoiced on dispatch where the shop wants it', () => {
    expect(planned({}, [], 'dispatch')).toBeUndefined();
    expect(planned({ status: 'shipped' }, [], 'dispatch')).toEqual(invoice);
    expect(planned({ status: 'complete' }, [], 'dispatch')).toEqual(invoice);
  });

  it('[IN-7] is invoiced as a whole, and corrected by what was refunded before', () => {
    expect(planned({ granted: 4_990 })).toEqual(invoice);
    expect(planned({ granted: 4_990 }, [invoice])).toEqual({ kind: 'correction', gross: -4_990 });
  });
});

describe('an invoiced order', () => {
  it('[IN-7] needs nothing while it costs what was invoiced', () => {
    expect(planned({ status: 'complete' }, [invoice])).toBeUndefined();
  });

  it('[IN-7] is corrected by each refund', () => {
    const correction: BilledDocument = { kind: 'correction', gross: -4_990 };
    expect(planned({ granted: 4_990 }, [invoice, correction])).toBeUndefined();
    expect(planned({ granted: 6_000 }, [invoice, correction])).toEqual({
      kind: 'correction',
      gross: -1_010,
    });
  });

  it.each([
    ['canceled', { status: 'canceled' }],
    ['refunded as a whole', { granted: total }],
  ])('[IN-8] is canceled by a storno when it is %s', (_name, order) => {
    expect(planned(order, [invoice])).toEqual({ kind: 'storno', gross: -total });
  });

  it('[IN-8] is corrected by the remainder when a part was corrected before', () => {
    const correction: BilledDocument = { kind: 'correction', gross: -4_990 };
    expect(planned({ status: 'canceled' }, [invoice, correction])).toEqual({
      kind: 'correction',
      gross: 4_990 - total,
    });
  });

  it('[IN-8] is invoiced again when it is taken up after its cancelation', () => {
    expect(planned({}, [invoice, { kind: 'storno', gross: -total }])).toEqual(invoice);
  });
});
