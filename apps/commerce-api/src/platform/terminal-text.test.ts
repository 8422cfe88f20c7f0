import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { runUserList } from '../modules/privacy/user-command.ts';
import { runOrderList, runOrderShow } from '../modules/order/history/order-command.ts';
import { runReviews } from '../modules/review/review-command.ts';
import { createSalesApi } from '../test/sales-api.ts';
import { terminalLine, terminalText } from '@shop/shop-cli';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('findings E13: what steers a terminal is shown, not obeyed', () => {
  expect(terminalText('a\u001B[2Jb\u009Bc\u202Ed\re\n')).toBe('a\uFFFD[2Jb\uFFFDc\uFFFDd\uFFFDe\n');
  expect(terminalLine('Anna\nZG-2026-000001')).toBe('Anna ZG-2026-000001');
  expect(terminalText('Kovács Árvíztűrő 🛋️ 12\u00a0990 Ft')).toBe(
    'Kovács Árvíztűrő 🛋️ 12\u00a0990 Ft',
  );
});

it('findings E13: the command says what customers typed without steering the terminal', async () => {
  const api = await createSalesApi();
  onTestFinished(() => api.close());
  const { sql } = api.context;
  const bad = '\u001B]0;x\u0007\u001B[2J\nforged';
  await api.customer('kata@example.hu');
  await sql`UPDATE customer SET firstname = ${bad}`;
  await api.post('/api/order/create', {
    cart_id: '',
    products: [{ sku: 'SZEK-1', qty: 1 }],
    addressInformation: {
      shippingAddress: {
        firstname: 'Anna',
        lastname: 'Kovács',
        country_id: 'HU',
        postcode: '1137',
        city: 'Budapest',
        street: ['Pozsonyi út 12.'],
        telephone: '+36301234567',
        email: 'anna@example.hu',
      },
      shipping_carrier_code: 'courier',
      shipping_method_code: 'flatrate',
      payment_method_code: 'banktransfer',
    },
  });
  await sql`UPDATE shop_order SET customer_firstname = ${bad}, comment = ${bad}`;
  await sql`
    INSERT INTO review_submission (product_id, title, detail, nickname, created_at)
    VALUES (101, ${bad}, ${bad}, ${bad}, now())`;
  const [order] = await sql<{ number: string }[]>`SELECT increment_id AS number FROM shop_order`;
  vi.stubEnv('DATABASE_URL', api.url);
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  await runUserList();
  await runOrderList();
  await runOrderShow([order?.number ?? '']);
  await runReviews('list');
  const text = written.join('');
  expect(text).toContain('forged');
  expect(text).not.toContain('\u001B');
  expect(text).not.toContain('\u0007');
  expect(text.split('\n').filter((line) => line.startsWith('forged'))).toHaveLength(0);
});
