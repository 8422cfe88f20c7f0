import { operatorErrors, type OperatorErrorCode } from '@shop/operator-api';
import type { SettlementFailure } from '@shop/payments';
import { ApiError } from '../../../../http/request/api-error.ts';

/** Returns the refusal of a call, with the status of its code. */
export const refusal = (code: OperatorErrorCode, text: string): ApiError =>
  new ApiError(operatorErrors[code], code, text);

/** Returns the refusal of a call about an order that does not exist. */
export const unknownOrder = (): ApiError =>
  new ApiError(404, 'order-unknown', 'There is no such order.');

/** Returns the refusal of a call whose provider failed. Due work stays due. Source: OA-12. */
export const paymentRefusal = ({ code, text }: SettlementFailure): ApiError =>
  new ApiError(code === 'payment-unavailable' ? 503 : 400, code, text);
