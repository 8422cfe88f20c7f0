import { addMoney, allocate, cashPayment, moneyFromWire, wireAmount } from '@shop/money';

// On the wire an amount is a number in major units: 46.41 € is 4641 cents.
const price = moneyFromWire(46.41, 'EUR');

export const sum = wireAmount(addMoney(price, price)); // 92.82

export const shares = allocate(price, [1, 1]).map(({ minor }) => minor); // [2321, 2320]

export const payable = cashPayment(moneyFromWire(12_993, 'HUF')).payable.minor; // 12995
