/** Returns true if the browser reports its data saving mode. Not every browser reports it. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
