import type { Context } from 'hono';
import { ApiError } from '../../http/request/api-error.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { currentDeadline } from '../../platform/request-deadline.ts';
import type { ApiContext } from '../context.ts';
import { findCustomer } from '../customer/index.ts';
import {
  dummyHash,
  isCommonPassword,
  matchesHash,
  type RequirePassword,
} from '../session/index.ts';

interface PasswordCheck {
  /** Runs a hash in the queue of hashes. Errors: 503 `overloaded` if too many wait. */
  hashing<T>(context: Context<ApiEnv>, task: () => Promise<T>): Promise<T>;
  /** Errors: 400 `password-wrong`, 429 `account-locked`. */
  readonly requirePassword: RequirePassword;
}

export function createPasswordCheck({ sql, limits }: ApiContext): PasswordCheck {
  const { loginThrottle: throttle, hashQueue } = limits;
  const hashing: PasswordCheck['hashing'] = (context, task) => {
    const deadline = currentDeadline();
    return hashQueue.run(context.get('client'), () => {
      deadline?.signal.throwIfAborted();
      return task();
    });
  };
  return {
    hashing,
    async requirePassword(context, customerId, password) {
      const attempt = { account: `customer ${customerId}`, address: context.get('client') };
      throttle.begin(attempt);
      const customer = await findCustomer(sql, customerId);
      const storedHash = customer?.passwordHash ?? dummyHash;
      if (!(await hashing(context, () => matchesHash(password, storedHash)))) {
        const text = "The password doesn't match this account.";
        throw new ApiError(400, 'password-wrong', { errorMessage: text, message: text });
      }
      throttle.succeed(attempt);
    },
  };
}

/** Errors: 400 `password-too-common`. */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  const text = 'This password is among the most common ones. Please choose another.';
  throw new ApiError(400, 'password-too-common', { errorMessage: text, message: text });
}
