/**
 * Measures parsed and validated responses per second: a cart of 20 rows, a page of 50 products.
 *
 *   node --conditions=@shop/source benchmarks/contract.ts
 */
import { calls, readAnswer } from '@shop/contract';
import { perSecond, printRate } from './measure.ts';

const json = { status: 200, contentType: 'application/json', headers: {} };
const rows = Array.from({ length: 20 }, (_, n) => ({
  item_id: n,
  sku: `SKU-${n}`,
  qty: String(1 + (n % 3)),
  price: 12_990,
  product_type: 'simple',
  quote_id: 'cart',
}));
const cart = { ...json, body: JSON.stringify({ code: 200, result: rows }) };
printRate(
  'contract: readAnswer, a cart of 20 rows',
  perSecond(() => readAnswer(calls.cartPull, cart)),
);

const products = Array.from({ length: 50 }, (_, n) => ({
  id: n,
  sku: `SKU-${n}`,
  name: 'Felhő fotel',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: 99_990,
  price_incl_tax: '126987',
  stock: { is_in_stock: true, qty: 4 },
}));
const list = { items: products, total_count: 50 };
const page = { ...json, body: JSON.stringify({ code: 200, result: list }) };
printRate(
  'contract: readAnswer, 50 products',
  perSecond(() => readAnswer(calls.productList, page)),
);
