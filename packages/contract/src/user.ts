import { plainEmail } from '@shop/kernel';
import * as v from 'valibot';
import { emailAddress, maybe, plain, shortText, wireFlag, wireId, wireText } from './scalars.ts';
import {
  longestCompany,
  longestEmail,
  longestPassword,
  longestPersonName,
  longestPostcode,
  longestStreetLine,
  longestTaxNumber,
  longestTelephone,
  longestTown,
} from './text-limits.ts';

/** A person's name: at least 2 characters. */
export const personName = v.pipe(shortText(longestPersonName), v.minLength(2));
/** At least 8 characters, any of them. */
export const password = v.pipe(v.string(), v.minLength(8), v.maxLength(longestPassword));

/** What is sent to sign in; the guest's cart comes along. Source: CO-24. */
export const login = v.object({
  username: v.pipe(v.string(), plain(plainEmail), v.maxLength(longestEmail)),
  password: v.pipe(v.string(), v.maxLength(1000)),
  cartId: maybe(wireText),
});
/** What is sent to sign in. Source: CO-24. */
export type Login = v.InferOutput<typeof login>;

/** What is sent to make an account. Source: CO-28. */
export const registration = v.object({
  customer: v.object({ email: emailAddress, firstname: personName, lastname: personName }),
  password,
});
/** What is sent to make an account, as read. Source: CO-28. */
export type Registration = v.InferOutput<typeof registration>;

/** What is sent to change a password. Source: CO-28. */
export const passwordChange = v.object({
  currentPassword: v.pipe(v.string(), v.maxLength(1000)),
  newPassword: password,
});
/** What is sent to change a password, as read. Source: CO-28. */
export type PasswordChange = v.InferOutput<typeof passwordChange>;

/** A new address to sign in with, and the password that shows who asks. */
export const emailChange = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.maxLength(1000)),
});
/** What is sent to ask for another address. Source: CO-28. */
export type EmailChange = v.InferOutput<typeof emailChange>;

/** An address of a customer's book, as profiles carry it. */
export const customerAddress = v.looseObject({
  id: maybe(wireId),
  customer_id: maybe(wireId),
  firstname: v.optional(shortText(longestPersonName), ''),
  lastname: v.optional(shortText(longestPersonName), ''),
  company: maybe(shortText(longestCompany)),
  vat_id: maybe(shortText(longestTaxNumber)),
  country_id: v.optional(v.pipe(v.string(), v.maxLength(2)), 'HU'),
  region: maybe(v.unknown()),
  region_id: maybe(wireId),
  postcode: v.optional(shortText(longestPostcode), ''),
  city: v.optional(shortText(longestTown), ''),
  street: v.optional(v.pipe(v.array(shortText(longestStreetLine)), v.maxLength(4)), []),
  telephone: maybe(shortText(longestTelephone)),
  default_shipping: maybe(wireFlag),
  default_billing: maybe(wireFlag),
});
/** An address of a customer's book, as read. Source: CO-22. */
export type CustomerAddress = v.InferOutput<typeof customerAddress>;

/** A signed-in customer, as `me` gives it. Source: spec section 3, User. */
export const profile = v.looseObject({
  id: wireId,
  group_id: maybe(wireId),
  email: v.string(),
  firstname: v.optional(v.string(), ''),
  lastname: v.optional(v.string(), ''),
  created_at: maybe(v.string()),
  default_shipping: maybe(wireText),
  default_billing: maybe(wireText),
  addresses: v.optional(v.array(customerAddress), []),
  groupToken: maybe(v.string()),
});
/** A customer's profile, as read. Source: CO-22. */
export type Profile = v.InferOutput<typeof profile>;

/** What a customer may change of the profile. */
export const profileUpdate = v.object({
  customer: v.object({
    id: maybe(wireId),
    email: v.optional(emailAddress),
    firstname: v.optional(personName),
    lastname: v.optional(personName),
    addresses: v.optional(v.pipe(v.array(customerAddress), v.maxLength(20))),
  }),
});
/** What is sent to change a profile. Source: CO-22. */
export type ProfileUpdate = v.InferOutput<typeof profileUpdate>;

/** A row of the server's wishlist. Source: CO-22. */
export const wishlistRow = v.looseObject({ product_id: wireId });
/** A row of the server's wishlist, as read. Source: CO-22. */
export type WishlistRow = v.InferOutput<typeof wishlistRow>;
