import { maxTaxNumberLength } from '@shop/contract';
import { plainCode } from '@shop/kernel';
import { fieldError, type ValueError } from './field-error.ts';
import { textProblem } from './text-field.ts';

const weights = [9, 7, 3, 1, 9, 7, 3, 1];
/** Eight digits, VAT status 1 to 5, county code. */
const shape = /^(\d{8})([1-5])(0[2-9]|1\d|20|2[2-9]|3\d|4[0-4]|51)$/;

/**
 * Parses a Hungarian tax number, with or without hyphens. Returns its written form, `12345676-2-42`; `undefined` if its
 * format or check digit is wrong. Source: FM-8.
 */
export function hungarianTaxNumber(typed: string): string | undefined {
  const match = shape.exec(compact(typed));
  if (match === null) return undefined;
  const [, body = '', status = '', county = ''] = match;
  return hasCheckDigit(body) ? `${body}-${status}-${county}` : undefined;
}

/** Returns the European form of a Hungarian tax number, `HU12345676`. Source: FM-8. */
export function hungarianEuTaxNumber(typed: string): string | undefined {
  const match = /^HU(\d{8})$/i.exec(compact(typed));
  const body = match?.[1] ?? '';
  return hasCheckDigit(body) ? `HU${body}` : undefined;
}

/** Returns a tax number in the written form of that country; unchanged if it is invalid. Source: FM-8, CH-38. */
export function writtenTaxNumber(typed: string, country: string): string {
  const text = plainCode(typed);
  if (country !== 'HU') return text;
  return hungarianTaxNumber(text) ?? hungarianEuTaxNumber(text) ?? text;
}

/**
 * Checks the tax number of a company on an invoice. In Hungary both forms are valid; a private person's tax id (ten
 * digits from 8) has its own error, because it must not be requested. Elsewhere `min` characters.
 * Source: FM-8.
 */
export function taxNumberProblem(
  typed: string,
  country: string,
  min: number,
): ValueError | undefined {
  if (country !== 'HU') return textProblem(typed, { min, max: maxTaxNumberLength });
  const text = compact(typed);
  if (text === '') return fieldError('required');
  if (/^8\d{9}$/.test(text)) return fieldError('private-tax-id');
  if (/^HU/i.test(text)) {
    return hungarianEuTaxNumber(text) === undefined
      ? fieldError('eu-tax-number-invalid')
      : undefined;
  }
  return hungarianTaxNumber(text) === undefined ? fieldError('tax-number-invalid') : undefined;
}

function hasCheckDigit(body: string): boolean {
  if (body.length !== weights.length) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return sum % 10 === 0;
}

function compact(typed: string): string {
  return plainCode(typed).replace(/[\s-]/g, '');
}
