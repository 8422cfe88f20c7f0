import { plainCode, plainEmail } from '@shop/kernel';
import type { PersonalDetails } from '@shop/forms';
import type { CheckoutPorts } from '../flow/checkout-ports.ts';
import { accountProblem } from './order-flow.ts';
import type { PlaceOutcome } from './place-outcome.ts';

/** Creates the account that was requested with an order. Holds its password in memory only. Source: CH-39, CH-56. */
export interface AccountCreation {
  /** '' if none was entered. */
  password(): string;
  setPassword(password: string): void;
  /** Creates the account, once per address. Returns the refusal, if any. */
  create(personal: PersonalDetails): Promise<PlaceOutcome | undefined>;
  /** Signs the new customer in after the order. Call `forget` first. */
  signIn(personal: PersonalDetails, password: string): Promise<void>;
  /** True if an account was created and its customer is not signed in yet. */
  isCreated(): boolean;
  /** Deletes the password and the record of a created account. */
  forget(): void;
}

export function createAccountCreation(
  ports: Pick<CheckoutPorts, 'createAccount' | 'signIn' | 'connectivity'>,
): AccountCreation {
  let newPassword = '';
  /** Email address of the created account: another attempt to order does not create it again. */
  let createdEmail: string | undefined;

  return {
    password: () => newPassword,
    setPassword(password) {
      newPassword = password;
    },
    async create({ createAccount, emailAddress, firstName, lastName }) {
      const email = plainEmail(emailAddress);
      const isRequested = createAccount && createdEmail !== email;
      if (!isRequested || !ports.connectivity.isOnline()) return undefined;
      const result = await ports.createAccount?.({
        email,
        firstname: plainCode(firstName),
        lastname: plainCode(lastName),
        password: newPassword,
      });
      if (result === undefined) return undefined;
      if (result.ok) {
        createdEmail = email;
        return undefined;
      }
      const problems = [{ ...accountProblem(result.error.error), severity: 'error' as const }];
      return { kind: 'refused', reason: 'account', problems };
    },
    async signIn({ emailAddress }, password) {
      await ports.signIn?.({ username: plainEmail(emailAddress), password });
    },
    isCreated: () => createdEmail !== undefined,
    forget() {
      newPassword = '';
      createdEmail = undefined;
    },
  };
}
