/** Whether a response may be stored on the device: a plain success that does not answer "no-store". */
export function isStorable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && !(headers.get('cache-control') ?? '').includes('no-store');
}
