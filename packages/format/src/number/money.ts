import { fractionDigits, type Currency, type Money } from '@shop/money';
import {
  decimalMark,
  enDash,
  groupDigits,
  minusSign,
  noBreakSpace,
  type Grouping,
} from './grouping.ts';
import type { Locale } from '../locale.ts';

/**
 * `12 990 Ft`, `1.234,00 €`, `€1,234.00`; in Hungarian text euros are `1 234,50 EUR`. Lei are `1 234,50 RON`, in English
 * `RON 1,234.50`, in Romanian `1.234,50 lei`.
 *
 * Units: whole minor units. Forints have no decimals, euros and lei always two.
 * Bounds: safe integers; a negative amount begins with U+2212, zero has no sign.
 * Errors: throws `RangeError` for a fraction of a minor unit or an unsafe number: a bug, not bad data.
 * Source: FO-1 to FO-6, FO-9.
 */
export function formatMoney(money: Money, locale: Locale, grouping: Grouping = 'always'): string {
  const sign = money.minor < 0 ? minusSign : '';
  const amount = amountText(money, locale, grouping);
  const unit = currencySign(money.currency, locale);
  if (!signLeads(money.currency, locale)) return `${sign}${amount}${noBreakSpace}${unit}`;
  return `${sign}${unit}${unit === '€' ? '' : noBreakSpace}${amount}`;
}

/**
 * `10 000–20 000 Ft`: the lower amount first, one currency symbol. Equal amounts give one price.
 * Errors: throws `RangeError` if the currencies differ or an amount is not a safe integer.
 * Source: FO-7.
 */
export function formatMoneyRange(
  from: Money,
  to: Money,
  locale: Locale,
  grouping: Grouping = 'always',
): string {
  if (from.currency !== to.currency) {
    throw new RangeError(`A range has one currency, not ${from.currency} and ${to.currency}`);
  }
  if (from.minor === to.minor) return formatMoney(from, locale, grouping);
  const [low, high] = from.minor < to.minor ? [from, to] : [to, from];
  const dash = low.minor < 0 ? ` ${enDash} ` : enDash;
  if (signLeads(from.currency, locale)) {
    return formatMoney(low, locale, grouping) + dash + formatMoney(high, locale, grouping);
  }
  const lowSign = low.minor < 0 ? minusSign : '';
  return lowSign + amountText(low, locale, grouping) + dash + formatMoney(high, locale, grouping);
}

/**
 * The price "from": `12 990 Ft-tól`. The Hungarian suffix belongs to `Ft`; other currencies are written `már 12,90 EUR
 * ártól`.
 * Source: FO-8.
 */
export function formatFromPrice(
  money: Money,
  locale: Locale,
  grouping: Grouping = 'always',
): string {
  const price = formatMoney(money, locale, grouping);
  switch (locale) {
    case 'hu':
      return money.currency === 'HUF' ? `${price}-tól` : `már ${price} ártól`;
    case 'de':
      return `ab ${price}`;
    case 'it':
      return `da ${price}`;
    case 'ro':
      return `de la ${price}`;
    case 'en':
      return `from ${price}`;
  }
}

function amountText({ minor, currency }: Money, locale: Locale, grouping: Grouping): string {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`Money is whole minor units, not ${minor} ${currency}`);
  }
  const digits = String(Math.abs(minor));
  const decimals = fractionDigits[currency];
  if (decimals === 0) return groupDigits(digits, locale, grouping);
  const padded = digits.padStart(decimals + 1, '0');
  const whole = padded.slice(0, -decimals);
  return groupDigits(whole, locale, grouping) + decimalMark[locale] + padded.slice(-decimals);
}

function signLeads(currency: Currency, locale: Locale): boolean {
  return currency !== 'HUF' && locale === 'en';
}

function currencySign(currency: Currency, locale: Locale): string {
  if (currency === 'HUF') return 'Ft';
  if (currency === 'RON') return locale === 'ro' ? 'lei' : currency;
  return locale === 'hu' ? currency : '€';
}
