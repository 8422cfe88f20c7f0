/** Returns true if a response may be stored on the device: status 200 without "no-store". */
export function isStorable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && !(headers.get('cache-control') ?? '').includes('no-store');
}
