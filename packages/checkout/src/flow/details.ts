import type { ParcelPoint } from '@shop/contract';
import { emptyAddress, type AddressDetails } from '@shop/forms';

/** Fields of the shipping step: address, method and note for the courier. Source: CH-15. */
export interface ShippingDetails extends AddressDetails {
  /** `carrier_code/method_code`, '' if not chosen. */
  readonly shippingMethod: string;
  /** Code of the pickup point, '' for none. Used only with a method that has pickup points. */
  readonly pickupPoint: string;
  /** Parcel point chosen last. Used only with a method of its carrier, and kept for the next order. */
  readonly parcelPoint?: ParcelPoint | undefined;
  /** A note for the courier. */
  readonly comment: string;
}

/** Fields of the payment step: method and billing address. Source: CH-16. */
export interface PaymentDetails extends AddressDetails {
  /** True if the billing address is the shipping address; the address fields here are then ignored. */
  readonly sameAsShipping: boolean;
  readonly invoiceForCompany: boolean;
  readonly company: string;
  readonly taxId: string;
  /** Code of a payment method, '' if not chosen. */
  readonly paymentMethod: string;
  readonly paymentMethodAdditional: Readonly<Record<string, unknown>>;
}

/** Check boxes required before ordering. Never stored: they start unticked. */
export interface Acceptance {
  readonly terms: boolean;
  readonly privacy: boolean;
}

// @__NO_SIDE_EFFECTS__
function withEmptyAddress<Fields>(fields: Fields): AddressDetails & Fields {
  return { ...emptyAddress, ...fields };
}

/** Initial state of the shipping step. Source: CH-15. */
export const emptyShippingDetails: ShippingDetails = withEmptyAddress({
  shippingMethod: '',
  pickupPoint: '',
  comment: '',
});

/** Initial state of the payment step: the billing address is the shipping address. Source: CH-16. */
export const emptyPaymentDetails: PaymentDetails = withEmptyAddress({
  sameAsShipping: true,
  invoiceForCompany: false,
  company: '',
  taxId: '',
  paymentMethod: '',
  paymentMethodAdditional: {},
});
