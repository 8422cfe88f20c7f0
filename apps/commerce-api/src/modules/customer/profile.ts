import { withSingleDefault, writtenPostcode } from '@shop/forms';
import type { CustomerAddress, Profile, ProfileUpdate } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import type { ISql, JSONValue, TransactionSql } from 'postgres';
import { findCustomer, type Customer } from './customer-store.ts';

interface AddressRow {
  readonly id: number;
  readonly customer_id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  readonly vat_id: string | null;
  readonly country_id: string;
  readonly region: CustomerAddress['region'] | null;
  readonly region_id: number | null;
  readonly postcode: string;
  readonly city: string;
  readonly street: string[];
  readonly telephone: string | null;
  readonly default_shipping: boolean;
  readonly default_billing: boolean;
}

/** Returns a customer in the format of `me`, without the group token; `undefined` if there is none. */
export async function readProfile(sql: ISql, id: number): Promise<Profile | undefined> {
  const customerRow = await findCustomer(sql, id);
  if (customerRow === undefined) return undefined;
  const addresses = await sql<AddressRow[]>`
    SELECT id, customer_id, firstname, lastname, company, vat_id, country_id, region, region_id,
      postcode, city, street, telephone, default_shipping, default_billing
    FROM customer_address WHERE customer_id = ${id} ORDER BY id`;
  return profileDocument(customerRow, addresses);
}

/**
 * Changes the given fields, in the caller's transaction. A list of addresses replaces the address book: entries with an
 * id are changed, those without are added, missing ones are deleted.
 * Declines with `address-not-yours` for an id of another customer.
 */
export async function updateProfile(
  tx: TransactionSql,
  id: number,
  update: ProfileUpdate['customer'],
): Promise<Result<void, 'address-not-yours'>> {
  await tx`
    UPDATE customer SET firstname = coalesce(${update.firstname ?? null}, firstname),
      lastname = coalesce(${update.lastname ?? null}, lastname)
    WHERE id = ${id}`;
  return update.addresses === undefined ? ok() : replaceAddresses(tx, id, update.addresses);
}

async function replaceAddresses(
  tx: TransactionSql,
  customerId: number,
  addresses: readonly CustomerAddress[],
): Promise<Result<void, 'address-not-yours'>> {
  const rows = await tx<{ id: number }[]>`
    SELECT id FROM customer_address WHERE customer_id = ${customerId} FOR UPDATE`;
  const ownIds = new Set(rows.map((row) => row.id));
  const keptIds = new Set(addresses.flatMap((address) => address.id ?? []));
  const isForeign = addresses.some(
    (address) =>
      (address.id !== undefined && !ownIds.has(address.id)) ||
      (address.customer_id !== undefined && address.customer_id !== customerId),
  );
  if (isForeign || keptIds.size !== addresses.filter(({ id }) => id !== undefined).length) {
    return err('address-not-yours');
  }
  const removedIds = [...ownIds].filter((id) => !keptIds.has(id));
  await tx`DELETE FROM customer_address WHERE id = ANY (${removedIds}::bigint[])`;
  for (const address of withSingleDefault(addresses)) {
    const row = addressRow(tx, address);
    if (address.id === undefined) {
      await tx`INSERT INTO customer_address ${tx({ customer_id: customerId, ...row })}`;
    } else {
      await tx`
        UPDATE customer_address SET ${tx(row)}
        WHERE id = ${address.id} AND customer_id = ${customerId}`;
    }
  }
  return ok();
}

/** Returns an address with its column names. */
function addressRow(tx: TransactionSql, address: CustomerAddress) {
  const country = address.country_id.toUpperCase();
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company ?? null,
    vat_id: address.vat_id ?? null,
    country_id: country,
    region: address.region === undefined ? null : tx.json(address.region as JSONValue),
    region_id: address.region_id ?? null,
    postcode: writtenPostcode(address.postcode, country),
    city: address.city,
    street: address.street,
    telephone: address.telephone ?? null,
    default_shipping: address.default_shipping === true,
    default_billing: address.default_billing === true,
  };
}

function profileDocument(customerRow: Customer, addresses: readonly AddressRow[]): Profile {
  const shippingId = addresses.find((address) => address.default_shipping)?.id;
  const billingId = addresses.find((address) => address.default_billing)?.id;
  return {
    id: customerRow.id,
    group_id: customerRow.groupId,
    email: customerRow.email,
    firstname: customerRow.firstname,
    lastname: customerRow.lastname,
    created_at: customerRow.createdAt.toISOString(),
    ...(shippingId === undefined ? {} : { default_shipping: String(shippingId) }),
    ...(billingId === undefined ? {} : { default_billing: String(billingId) }),
    addresses: addresses.map(addressDocument),
  };
}

function addressDocument(row: AddressRow): CustomerAddress {
  return {
    ...row,
    company: row.company ?? undefined,
    vat_id: row.vat_id ?? undefined,
    region: row.region ?? { region_code: null, region: null, region_id: 0 },
    region_id: row.region_id ?? 0,
    telephone: row.telephone ?? undefined,
  };
}
