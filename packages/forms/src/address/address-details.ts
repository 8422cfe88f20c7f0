/** Shipping or billing address. `state` is the county, or empty if addresses have none (FM-25); `region_id` is 0. */
export interface AddressDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** Two letters, upper case. */
  readonly country: string;
  /** Street and number. */
  readonly streetAddress: string;
  /** Floor and door. */
  readonly apartmentNumber: string;
  readonly city: string;
  readonly state: string;
  readonly region_id: number;
  readonly zipCode: string;
  /** Phone number as typed; orders contain it in E.164. */
  readonly phoneNumber: string;
}

/** Initial state of an address, in Hungary. Source: FM-15. */
export const emptyAddress: AddressDetails = {
  firstName: '',
  lastName: '',
  country: 'HU',
  streetAddress: '',
  apartmentNumber: '',
  city: '',
  state: '',
  region_id: 0,
  zipCode: '',
  phoneNumber: '',
};
