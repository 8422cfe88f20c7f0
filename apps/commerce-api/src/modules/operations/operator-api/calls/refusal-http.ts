import { operatorErrors, type OperatorErrorCode } from '@shop/operator-api';
import { ApiError } from '../../../../http/request/api-error.ts';

/** Returns the refusal of a call, with the status of its code. */
export const refusal = (code: OperatorErrorCode, text: string): ApiError =>
  new ApiError(operatorErrors[code], code, text);

/** Returns the refusal of a call about an order that does not exist. */
export const unknownOrder = (): ApiError =>
  new ApiError(404, 'order-unknown', 'There is no such order.');
