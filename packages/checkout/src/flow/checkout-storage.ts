import type { ParcelPoint } from '@shop/contract';
import { unsafeBrand, type EpochMs, type KeyValueStore } from '@shop/kernel';
import * as v from 'valibot';
import {
  emptyPaymentDetails,
  emptyShippingDetails,
  type PaymentDetails,
  type ShippingDetails,
} from './details.ts';
import { emptyPersonalDetails, type PersonalDetails } from '@shop/forms';

/** The key of an order, and whether it was passed on for sending. */
export interface OrderKey {
  readonly key: string;
  readonly madeAt: EpochMs;
  readonly sent: boolean;
}

/** Checkout data stored on the device. Has no field for a password. Source: CH-39, CH-43. */
export interface CheckoutStorage {
  readPersonal(): Promise<PersonalDetails>;
  readShipping(): Promise<ShippingDetails>;
  readPayment(): Promise<PaymentDetails>;
  readKey(): Promise<OrderKey | undefined>;
  writePersonal(details: PersonalDetails): Promise<void>;
  writeShipping(details: ShippingDetails): Promise<void>;
  writePayment(details: PaymentDetails): Promise<void>;
  writeKey(key: OrderKey | undefined): Promise<void>;
  clear(): Promise<void>;
}

/** A stored field. What an older build stored in another form is as good as nothing, and leaves the other fields. */
// @__NO_SIDE_EFFECTS__
function storedField<T>(schema: v.GenericSchema<unknown, T>) {
  return v.fallback(v.optional(schema), undefined);
}

const text = storedField(v.string());
const flag = storedField(v.boolean());
const address = {
  firstName: text,
  lastName: text,
  country: text,
  streetAddress: text,
  apartmentNumber: text,
  city: text,
  state: text,
  region_id: storedField(v.number()),
  zipCode: text,
  phoneNumber: text,
};

// @__NO_SIDE_EFFECTS__
function withAddress<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.object({ ...address, ...fields });
}

const personal = v.object({
  firstName: text,
  lastName: text,
  emailAddress: text,
  createAccount: flag,
});
const requiredText = v.string();
/** The fields of a parcel point that an order needs: without them the point is chosen again. The response was parsed as a whole. */
const chosenPoint = v.looseObject({
  code: requiredText,
  name: requiredText,
  postcode: requiredText,
  city: requiredText,
  street: requiredText,
  carrier: requiredText,
  phone: text,
});
const shipping = withAddress({
  shippingMethod: text,
  pickupPoint: text,
  parcelPoint: storedField(chosenPoint as unknown as v.GenericSchema<unknown, ParcelPoint>),
  comment: text,
});
const payment = withAddress({
  sameAsShipping: flag,
  invoiceForCompany: flag,
  company: text,
  taxId: text,
  paymentMethod: text,
  paymentMethodAdditional: storedField(v.record(v.string(), v.unknown())),
});
const orderKey = v.object({ key: v.string(), madeAt: v.number(), sent: v.boolean() });

/** `country`: initial country of an address. Data of an unexpected form counts as not stored. */
export function createCheckoutStorage(store: KeyValueStore, country: string): CheckoutStorage {
  async function read<T extends object>(
    key: string,
    schema: v.GenericSchema<unknown, { [K in keyof T]?: T[K] | undefined }>,
    empty: T,
  ): Promise<T> {
    const parsed = v.safeParse(schema, await store.get(key));
    if (!parsed.success) return empty;
    const entries = Object.entries(parsed.output).filter(([, value]) => value !== undefined);
    return { ...empty, ...Object.fromEntries(entries) };
  }
  return {
    readPersonal: () => read('personal-details', personal, emptyPersonalDetails),
    readShipping: () => read('shipping-details', shipping, { ...emptyShippingDetails, country }),
    readPayment: () => read('payment-details', payment, { ...emptyPaymentDetails, country }),
    async readKey() {
      const parsed = v.safeParse(orderKey, await store.get('order-key'));
      return parsed.success
        ? { ...parsed.output, madeAt: unsafeBrand<EpochMs>(parsed.output.madeAt) }
        : undefined;
    },
    writePersonal: async ({ firstName, lastName, emailAddress, createAccount }) =>
      void (await store.set('personal-details', {
        firstName,
        lastName,
        emailAddress,
        createAccount,
      })),
    writeShipping: async (details) => void (await store.set('shipping-details', details)),
    writePayment: async (details) => void (await store.set('payment-details', details)),
    writeKey: async (key) =>
      void (await (key === undefined ? store.delete('order-key') : store.set('order-key', key))),
    async clear() {
      const keys = ['personal-details', 'shipping-details', 'payment-details', 'order-key'];
      await Promise.all(keys.map((storageKey) => store.delete(storageKey)));
    },
  };
}
