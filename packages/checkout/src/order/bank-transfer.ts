/** Who gets the money of a transfer, as far as the shop says it. */
interface TransferSeller {
  readonly name: string;
  readonly bankAccount?: { readonly number: string; readonly iban: string } | undefined;
}

/** Where the money of a transfer goes. */
export interface BankTransferDetails {
  readonly name: string;
  /** As people of the language write it. */
  readonly account: string;
  /** Whether that is the IBAN or the number at home. */
  readonly form: 'number' | 'iban';
}

/** Whether the shop waits for the money of this method before anything leaves. Source: CH-50. */
export function isPaidByTransfer(code: string | undefined): boolean {
  return code === 'banktransfer';
}

/**
 * Where a transfer goes, the account as people write it: its number in Hungarian, the IBAN elsewhere. `undefined`
 * where the shop names none. Source: CH-50.
 */
export function bankTransferDetails(
  seller: TransferSeller | null,
  language: string,
): BankTransferDetails | undefined {
  if (seller?.bankAccount === undefined) return undefined;
  const { number, iban } = seller.bankAccount;
  return language === 'hu'
    ? { name: seller.name, account: number, form: 'number' }
    : { name: seller.name, account: iban, form: 'iban' };
}
