import { shopCalls, userCalls } from '@shop/contract';
import { err, ok, plainEmail } from '@shop/kernel';
import type { SignInCalls } from '../session/sign-in-calls.ts';
import { whenOnline, type AccountParts } from './account-parts.ts';
import type { Account } from './account.ts';
import { valueOf, withoutValue } from './answer-value.ts';

/** Calls about the customer's profile, password and data. */
export type ProfileCalls = Pick<
  Account,
  | 'updateProfile'
  | 'applySavedProfile'
  | 'changePassword'
  | 'changeEmail'
  | 'confirmEmail'
  | 'exportData'
  | 'erase'
  | 'reviews'
  | 'resetPassword'
  | 'confirmReset'
>;

/** Source: AC-25 to AC-29, AC-33 to AC-38. */
export function createProfileCalls(
  { ports, api, tokenManager, sessionManager }: AccountParts,
  { renewSession }: Pick<SignInCalls, 'renewSession'>,
): ProfileCalls {
  return {
    async updateProfile(customer) {
      if (tokenManager.pair() === undefined) return err({ kind: 'signed-out' });
      const queued = await ports.queueProfileUpdate({ customer });
      return queued.ok ? ok() : err({ kind: 'not-kept' });
    },
    async applySavedProfile(profile) {
      await sessionManager.state.setProfile(profile);
      sessionManager.emit({ type: 'profile-updated', profile });
    },
    changePassword: (change, options) =>
      whenOnline(ports, async () => {
        const response = await api.callAsUser(userCalls.changePassword, { body: change }, options);
        if (!response.ok) return response;
        sessionManager.emit({ type: 'password-changed' });
        const profile = sessionManager.state.profile();
        // The change ended every session of the account, this one included.
        if (profile !== undefined) await renewSession(profile, change.newPassword, options);
        return ok();
      }),
    changeEmail: (change, options) =>
      whenOnline(ports, () => {
        const body = { ...change, email: plainEmail(change.email) };
        return withoutValue(api.callAsUser(userCalls.changeEmail, { body }, options));
      }),
    confirmEmail: (changeToken, options) =>
      whenOnline(ports, async () => {
        const response = await api.callAsGuest(userCalls.confirmEmail, { changeToken }, options);
        if (!response.ok) return response;
        // Sends nothing for a guest.
        await sessionManager.refreshProfile(options);
        return ok(response.value.value.email);
      }),
    exportData: (options) => valueOf(api.callAsUser(userCalls.exportMe, {}, options)),
    erase: (password, options) =>
      whenOnline(ports, async () => {
        const response = await api.callAsUser(userCalls.eraseMe, { body: { password } }, options);
        if (!response.ok) return response;
        await sessionManager.logout(true);
        return ok();
      }),
    reviews: (options) => valueOf(api.callAsUser(shopCalls.myReviews, {}, options)),
    resetPassword: (email, options) =>
      whenOnline(ports, () => {
        const body = { email: plainEmail(email) };
        return withoutValue(api.callAsGuest(userCalls.resetPassword, body, options));
      }),
    confirmReset: (reset, options) =>
      whenOnline(ports, () =>
        withoutValue(api.callAsGuest(userCalls.confirmReset, reset, options)),
      ),
  };
}
