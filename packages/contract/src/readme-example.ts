import { callAddress, calls, readAnswer } from '@shop/contract';

const { method, path } = calls.cartPull;
const address = callAddress('https://shop.example', path, { token: '', cartId: 'c1' });
export const request = `${method} ${address}`; // 'GET https://shop.example/api/cart/pull?token=&cartId=c1'

// Response of any HTTP client. This backend sends the quantity as text and no name.
const answer = {
  status: 200,
  contentType: 'application/json; charset=utf-8',
  headers: {},
  body: '{"code":200,"result":[{"item_id":7,"sku":"FELHO","qty":"2","name":null}]}',
};
const read = readAnswer(calls.cartPull, answer);
const row = read.ok ? read.value.value[0] : undefined;
export const pieces = row?.qty; // 2
export const name = row?.name; // undefined

// Failures have an error code; the text in `result` is for people and is never compared.
const body = '{"code":404,"result":"Nincs ilyen kosár","meta":{"error":"cart-invalid"}}';
const notFound = readAnswer(calls.cartPull, { ...answer, body });
const failure = notFound.ok ? undefined : notFound.error;
export const reason = failure?.kind === 'rejected' && failure.error; // 'cart-invalid'
