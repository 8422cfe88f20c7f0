import { plainEmail } from '@shop/kernel';
import * as v from 'valibot';
import {
  emailAddress,
  nullish,
  plain,
  shortText,
  wireFlag,
  wireId,
  wireText,
} from '../wire/scalars.ts';
import {
  maxCompanyLength,
  maxEmailLength,
  maxPasswordLength,
  maxPersonNameLength,
  maxPostcodeLength,
  maxStreetLineLength,
  maxTaxNumberLength,
  maxTelephoneLength,
  maxTownLength,
} from '../wire/text-limits.ts';

/** A person's name: at least 2 characters. */
export const personName = v.pipe(shortText(maxPersonNameLength), v.minLength(2));
/** At least 8 characters of any kind. */
export const password = v.pipe(v.string(), v.minLength(8), v.maxLength(maxPasswordLength));

/** Request body of a sign-in, with the guest's cart. Source: CO-24. */
export const login = v.object({
  username: v.pipe(v.string(), plain(plainEmail), v.maxLength(maxEmailLength)),
  password: v.pipe(v.string(), v.maxLength(1000)),
  cartId: nullish(wireText),
});
/** Parsed request body of a sign-in. Source: CO-24. */
export type Login = v.InferOutput<typeof login>;

/** Request body of a registration. Source: CO-28. */
export const registration = v.object({
  customer: v.object({ email: emailAddress, firstname: personName, lastname: personName }),
  password,
});
/** Parsed request body of a registration. Source: CO-28. */
export type Registration = v.InferOutput<typeof registration>;

/** Request body of a password change. Source: CO-28. */
export const passwordChange = v.object({
  currentPassword: v.pipe(v.string(), v.maxLength(1000)),
  newPassword: password,
});
/** Parsed request body of a password change. Source: CO-28. */
export type PasswordChange = v.InferOutput<typeof passwordChange>;

/** A new email address for the login, and the password as proof of identity. */
export const emailChange = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.maxLength(1000)),
});
/** Request body of an email address change. Source: CO-28. */
export type EmailChange = v.InferOutput<typeof emailChange>;

/** An address of a customer's address book, as in a profile. */
export const customerAddress = v.looseObject({
  id: nullish(wireId),
  customer_id: nullish(wireId),
  firstname: v.optional(shortText(maxPersonNameLength), ''),
  lastname: v.optional(shortText(maxPersonNameLength), ''),
  company: nullish(shortText(maxCompanyLength)),
  vat_id: nullish(shortText(maxTaxNumberLength)),
  country_id: v.optional(v.pipe(v.string(), v.maxLength(2)), 'HU'),
  region: nullish(v.unknown()),
  region_id: nullish(wireId),
  postcode: v.optional(shortText(maxPostcodeLength), ''),
  city: v.optional(shortText(maxTownLength), ''),
  street: v.optional(v.pipe(v.array(shortText(maxStreetLineLength)), v.maxLength(4)), []),
  telephone: nullish(shortText(maxTelephoneLength)),
  default_shipping: nullish(wireFlag),
  default_billing: nullish(wireFlag),
});
/** Parsed address of a customer's address book. Source: CO-22. */
export type CustomerAddress = v.InferOutput<typeof customerAddress>;

/** A signed-in customer, from `me`. Source: spec section 3, User. */
export const profile = v.looseObject({
  id: wireId,
  group_id: nullish(wireId),
  email: v.string(),
  firstname: v.optional(v.string(), ''),
  lastname: v.optional(v.string(), ''),
  created_at: nullish(v.string()),
  default_shipping: nullish(wireText),
  default_billing: nullish(wireText),
  addresses: v.optional(v.array(customerAddress), []),
  groupToken: nullish(v.string()),
});
/** Parsed customer's profile. Source: CO-22. */
export type Profile = v.InferOutput<typeof profile>;

/** Profile fields that a customer can change. */
export const profileUpdate = v.object({
  customer: v.object({
    id: nullish(wireId),
    email: v.optional(emailAddress),
    firstname: v.optional(personName),
    lastname: v.optional(personName),
    addresses: v.optional(v.pipe(v.array(customerAddress), v.maxLength(20))),
  }),
});
/** Parsed request body of a profile change. Source: CO-22. */
export type ProfileUpdate = v.InferOutput<typeof profileUpdate>;

/** A row of the server's wishlist. Source: CO-22. */
export const wishlistRow = v.looseObject({ product_id: wireId });
/** Parsed row of the server's wishlist. Source: CO-22. */
export type WishlistRow = v.InferOutput<typeof wishlistRow>;
