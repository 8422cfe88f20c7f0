import { countyName, townWithCounty } from './county.ts';
import { phoneForDisplay } from '../fields/phone-display.ts';

/** A displayed address of an order or of the address book. Missing fields are empty. */
export interface DisplayAddress {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly postcode: string;
  /** With the county if the country's addresses have one (FM-25). */
  readonly city: string;
  /** Street and number, then floor and door. */
  readonly street: readonly string[];
  /** Grouped digits (FM-5). */
  readonly phone: string;
  readonly taxNumber: string;
  /** ISO code, unchanged. */
  readonly country: string;
}

/** Returns the company of an address; clients of this wire write `NA` for none. Source: FM-17. */
export function companyOf(company: string): string {
  return company === 'NA' ? '' : company;
}

/** Parses an address of the wire, from any client. Source: FM-17. */
export function toDisplayAddress(address: Readonly<Record<string, unknown>>): DisplayAddress {
  const text = (field: string) => (typeof address[field] === 'string' ? address[field] : '');
  const street: readonly unknown[] = Array.isArray(address['street']) ? address['street'] : [];
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    company: companyOf(text('company')),
    postcode: text('postcode'),
    city: townWithCounty(text('city'), countyName(address['region']), text('country_id')),
    street: street.map(String),
    phone: phoneForDisplay(text('telephone')),
    taxNumber: text('vat_id'),
    country: text('country_id'),
  };
}
