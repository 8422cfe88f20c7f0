import type { ParcelPoint } from '@shop/contract';
import { emptyAddress, type AddressDetails } from '@shop/forms';

/** Fields of the shipping step: address, method and note for the courier. Source: CH-15. */
export interface ShippingDetails extends AddressDetails {
  /** `carrier_code/method_code`, '' for none yet. */
  readonly shippingMethod: string;
  /** The code of where it is fetched, '' for none. Counts only with a method that has such points. */
  readonly pickupPoint: string;
  /** Parcel point last chosen. Counts only with a method of its carrier, and stays for the next order. */
  readonly parcelPoint?: ParcelPoint | undefined;
  /** A line for the courier. */
  readonly comment: string;
}

/** Fields of the payment step: method and billing address. Source: CH-16. */
export interface PaymentDetails extends AddressDetails {
  /** The billing address is the shipping address; the address fields here are then ignored. */
  readonly sameAsShipping: boolean;
  readonly invoiceForCompany: boolean;
  readonly company: string;
  readonly taxId: string;
  /** The code of a payment method, '' for none yet. */
  readonly paymentMethod: string;
  readonly paymentMethodAdditional: Readonly<Record<string, unknown>>;
}

/** Boxes that must be ticked before ordering. Never saved: they start unticked each time. */
export interface Acceptance {
  readonly terms: boolean;
  readonly privacy: boolean;
}

// @__NO_SIDE_EFFECTS__
function withEmptyAddress<Fields>(fields: Fields): AddressDetails & Fields {
  return { ...emptyAddress, ...fields };
}

/** The shipping step before anything is typed or chosen. Source: CH-15. */
export const emptyShippingDetails: ShippingDetails = withEmptyAddress({
  shippingMethod: '',
  pickupPoint: '',
  comment: '',
});

/** The payment step before anything is typed or chosen: billed to where it is delivered. Source: CH-16. */
export const emptyPaymentDetails: PaymentDetails = withEmptyAddress({
  sameAsShipping: true,
  invoiceForCompany: false,
  company: '',
  taxId: '',
  paymentMethod: '',
  paymentMethodAdditional: {},
});
