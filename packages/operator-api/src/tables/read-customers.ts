import { customerAddress, registration, type CustomerAddress } from '@shop/contract';
import * as v from 'valibot';
import { isDay } from '../calls/shared-fields.ts';
import { readTable, type ColumnNames, type RefusedRow } from './read-table.ts';

/** A customer of another shop system. The row has no password: the customer sets one by email. */
export interface CustomerRow {
  readonly line: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly address: CustomerAddress | undefined;
  /** True if the customer has agreed to the newsletter according to the row. */
  readonly hasAgreed: boolean;
  /** Time of the agreement in ISO 8601; `undefined` if the row has none. */
  readonly agreedAt: string | undefined;
  /** Store view whose language the customer reads; `undefined`: the default one. */
  readonly storeCode: string | undefined;
}

/** A store view that customers may belong to. */
export interface CustomerView {
  readonly code: string;
  /** ISO code of the country that it sells to. */
  readonly country: string;
}

/** Columns of each field: of this shop, Shopify, WooCommerce and Magento. Source: OA-16. */
const columns = {
  email: ['email', 'useremail', 'billingemail'],
  firstname: ['firstname', 'billingfirstname', 'addressfirstname'],
  lastname: ['lastname', 'billinglastname', 'addresslastname'],
  phone: ['defaultaddressphone', 'billingphone', 'addresstelephone', 'telephone', 'phone'],
  company: ['company', 'defaultaddresscompany', 'billingcompany', 'addresscompany'],
  taxNumber: ['taxnumber', 'vatid', 'billingvat', 'addressvatid', 'taxvat'],
  country: [
    'country',
    'countrycode',
    'countryid',
    'defaultaddresscountrycode',
    'billingcountry',
    'addresscountryid',
  ],
  postcode: ['postcode', 'zip', 'defaultaddresszip', 'billingpostcode', 'addresspostcode'],
  city: ['city', 'defaultaddresscity', 'billingcity', 'addresscity'],
  street: ['street', 'address1', 'defaultaddressaddress1', 'billingaddress1', 'addressstreet'],
  street2: ['street2', 'address2', 'defaultaddressaddress2', 'billingaddress2'],
  newsletter: ['newsletter', 'acceptsemailmarketing', 'acceptsmarketing'],
  newsletterAt: ['newsletterat'],
  storeView: ['storeview'],
} as const satisfies ColumnNames<string>;

type Field = keyof typeof columns;
type Fields = Readonly<Record<Field, string>>;

/** Field of a table for each field of the schema of an address. */
const addressFields: Readonly<Record<string, Field>> = {
  country_id: 'country',
  postcode: 'postcode',
  city: 'city',
  street: 'street',
  company: 'company',
  vat_id: 'taxNumber',
  telephone: 'phone',
};

const yesWords = new Set(['yes', 'true', '1', 'igen', 'ja', 'sì', 'si', 'da']);
const noWords = new Set(['', 'no', 'false', '0', 'nem', 'nein', 'nu']);

/**
 * Reads customers from the text of a CSV file, with the columns of this shop or of an export of Shopify, WooCommerce or
 * Magento. `views`: store views of the shop. Source: OA-16 to OA-18, OA-20.
 * Errors: returns the field that has no column as `missing`.
 */
export function readCustomers(
  text: string,
  views: readonly CustomerView[],
):
  | { readonly rows: readonly CustomerRow[]; readonly refused: readonly RefusedRow[] }
  | { readonly missing: Field } {
  const table = readTable<Field>(text, columns, ['email', 'firstname', 'lastname']);
  if ('missing' in table) return table;
  const refusedRows = [...table.refused];
  const rows: CustomerRow[] = [];
  for (const { line, fields } of table.rows) {
    const row = readCustomer(fields, views);
    if ('field' in row) {
      refusedRows.push({ line, column: table.columnOf(row.field), reason: row.reason });
    } else rows.push({ line, ...row });
  }
  return { rows, refused: refusedRows };
}

const moment = v.pipe(v.string(), v.isoTimestamp());

interface Problem {
  readonly field: Field;
  readonly reason: string;
}

function readCustomer(
  fields: Fields,
  views: readonly CustomerView[],
): Omit<CustomerRow, 'line'> | Problem {
  const { email, firstname, lastname, newsletter, newsletterAt } = fields;
  const person = v.safeParse(registration.entries.customer, { email, firstname, lastname });
  if (!person.success) return problem(v.getDotPath(person.issues[0]) as Field, fields);
  const place = readAddress(fields);
  if ('field' in place) return place;
  const hasAgreed = yesWords.has(newsletter.toLowerCase());
  if (!hasAgreed && !noWords.has(newsletter.toLowerCase()))
    return { field: 'newsletter', reason: 'neither yes nor no' };
  if (newsletterAt !== '' && !isDay(newsletterAt) && !v.is(moment, newsletterAt)) {
    return { field: 'newsletterAt', reason: 'no day or moment, such as 2026-11-27T08:00:00Z' };
  }
  const { storeView } = fields;
  if (storeView !== '' && !views.some(({ code }) => code === storeView)) {
    return { field: 'storeView', reason: 'no store view of the shop' };
  }
  return {
    ...person.output,
    address: place.address,
    hasAgreed,
    agreedAt: newsletterAt || undefined,
    storeCode: storeView || viewOfCountry(views, place.address?.country_id),
  };
}

/** Returns the first view that sells to the country. */
const viewOfCountry = (
  views: readonly CustomerView[],
  country: string | undefined,
): string | undefined => views.find((view) => view.country === country?.toUpperCase())?.code;

/** Reads an address. Returns none if the row has neither postcode, town nor street. Source: OA-17. */
function readAddress(fields: Fields): Pick<CustomerRow, 'address'> | Problem {
  const { country, city, street, street2 } = fields;
  const postcode = withoutApostrophe(fields.postcode);
  if (postcode === '' && city === '' && street === '') return { address: undefined };
  for (const field of ['country', 'postcode', 'city', 'street'] as const) {
    if (fields[field] === '') return problem(field, fields);
  }
  if (!/^[a-z]{2}$/i.test(country)) {
    return { field: 'country', reason: 'no code of two letters, such as HU' };
  }
  const parsed = v.safeParse(customerAddress, {
    firstname: fields.firstname,
    lastname: fields.lastname,
    company: fields.company || undefined,
    vat_id: fields.taxNumber || undefined,
    country_id: country,
    postcode,
    city,
    street: [...street.split('\n'), street2].map((line) => line.trim()).filter(Boolean),
    telephone: withoutApostrophe(fields.phone) || undefined,
    default_shipping: true,
    default_billing: true,
  });
  if (parsed.success) return { address: parsed.output };
  const [name = ''] = v.getDotPath(parsed.issues[0])?.split('.') ?? [];
  return problem(addressFields[name] ?? 'street', fields);
}

/** Describes the problem of a field that does not match its schema. */
const problem = (field: Field, fields: Fields): Problem => ({
  field,
  reason:
    fields[field] === '' ? 'empty' : 'not as the shop stores it: too short, too long or malformed',
});

/** Returns a number without the leading apostrophe that marks it as text in a spreadsheet. */
const withoutApostrophe = (text: string): string => text.replace(/^'(?=[+\d])/, '');
