import type { ServerCartFailure } from './server-cart.ts';

/**
 * The English source text of a failed cart call, for logs and for shops without their own texts.
 * Source: spec sections 5 and 8.
 */
export function failureText(failure: ServerCartFailure): string {
  switch (failure.kind) {
    case 'bad-content-type':
      return 'Error with response - bad content-type!';
    case 'wrong-format':
      return 'Unhandled error, wrong response format!';
    case 'unauthorized':
      return failure.text ?? 'not authorized';
    case 'refused':
      return failure.text ?? 'Something went wrong';
    case 'network':
    case 'version':
    case 'ordered':
    case 'no-cart':
      return 'Something went wrong';
  }
}
