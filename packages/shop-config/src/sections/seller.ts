import * as v from 'valibot';
import { text } from './bounds.ts';

const hour = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(24));

/** Seller data required by law on every page. `null`: no seller is shown. Source: SC-32. */
export const seller = v.optional(
  v.nullable(
    v.strictObject({
      /** True for an invented company: a shop in production refuses to start with it. */
      isInvented: v.optional(v.boolean(), false),
      name: text,
      /** Address on one line, in the format of the shop's country and without it. */
      seat: text,
      registrationNumber: text,
      taxNumber: text,
      /**
       * European tax number: country code and number. Not needed for a Hungarian `taxNumber`, from which it is derived.
       */
      euTaxNumber: v.optional(
        v.pipe(v.string(), v.regex(/^[A-Z]{2}[0-9A-Z+*]{2,12}$/, 'must be like RO12345678')),
      ),
      email: v.pipe(v.string(), v.email()),
      /** E.164: `+3612345678`. */
      phone: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'must be like +3612345678')),
      /** Phone hours on working days, in the shop's time zone. */
      phoneHours: v.strictObject({ from: hour, to: hour }),
      /** Bank account for advance transfers, in domestic and international form. */
      bankAccount: v.optional(v.strictObject({ number: text, iban: text })),
    }),
  ),
  null,
);
