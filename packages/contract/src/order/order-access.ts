import * as v from 'valibot';
import { orderNumber } from './order.ts';
import { emailAddress, shortText } from '../wire/scalars.ts';

/** Access token of one order: signed by the server, opaque to a client. */
export const orderAccess = v.pipe(shortText(500), v.minLength(1));

/** Number of an order and the email address it was placed with. */
export const orderCodeRequest = v.object({ orderNumber, email: emailAddress });

/** The same with the code from an email: six digits. */
export const orderCodeProof = v.object({
  orderNumber,
  email: emailAddress,
  code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
});

/** Response to a correct code. */
export const openedOrder = v.looseObject({ orderNumber: v.string(), access: v.string() });
/** Parsed response to a correct code. Source: CO-82. */
export type OpenedOrder = v.InferOutput<typeof openedOrder>;
