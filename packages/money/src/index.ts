export { allocateMinor } from './allocate-minor.ts';
export { cashPayment } from './cash-rounding.ts';
export type { CashPayment } from './cash-rounding.ts';
export { currencies, fractionDigits, isCurrency, minorPerUnit } from './currency.ts';
export type { Currency } from './currency.ts';
export {
  CurrencyMismatchError,
  addMoney,
  allocate,
  compareMoney,
  huf,
  money,
  moneyFromWire,
  multiplyMoney,
  subtractMoney,
  wireAmount,
} from './money.ts';
export type { Money } from './money.ts';
export { percentOf, roundHalfUp, roundUp, roundWritten, withTax, withoutTax } from './rounding.ts';
export type { Gross, MajorUnits, MinorUnits, Net } from './units.ts';
export { assertWhole, sumWhole } from './whole-numbers.ts';
