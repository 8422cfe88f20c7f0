/** Reason why a picture was not stored. */
export type PictureFailure =
  /** Not an HTTP address, or an address with a password. */
  | { readonly kind: 'address' }
  /** A public address without HTTPS. */
  | { readonly kind: 'not-https' }
  /** The server is in the local network, which the caller does not allow. */
  | { readonly kind: 'local-address' }
  /** No response, or the connection was interrupted. */
  | { readonly kind: 'unreachable'; readonly cause: unknown }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs?: number }
  | { readonly kind: 'redirects' }
  | { readonly kind: 'too-large' }
  /** The bytes are not a picture. */
  | { readonly kind: 'type' }
  /** The file cannot be written. */
  | { readonly kind: 'not-stored'; readonly cause: unknown }
  /** The maximum of one call is reached. */
  | { readonly kind: 'limit' };

/** Returns true for a failure that another attempt may avoid. Source: PD-6. */
export function isTransient(failure: PictureFailure): boolean {
  switch (failure.kind) {
    case 'unreachable':
    case 'timeout':
      return true;
    case 'status':
      return failure.status >= 500 || failure.status === 408 || failure.status === 429;
    case 'address':
    case 'not-https':
    case 'local-address':
    case 'redirects':
    case 'too-large':
    case 'type':
    case 'not-stored':
    case 'limit':
      return false;
  }
}
