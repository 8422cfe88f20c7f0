import { describeOtherOperations } from '@shop/openapi';
import { indexQuery } from '../catalog/index.ts';

/** The operations of this backend that are not calls of the contract. */
export const otherOperations = describeOtherOperations({ indexQuery });
