import type { AccountPorts } from '../account/account-ports.ts';
import type { AccountEvent } from '../account/account.ts';
import type { RefreshFailure } from '../tokens/token-lock.ts';
import type { TokenManager } from '../tokens/token-manager.ts';
import type { SessionEnd } from './data-cleared-on-sign-out.ts';
import type { SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

/** The ways a session ends. */
export interface SessionEnding {
  /** The customer signed out in this tab. Resolves when the data of the session are cleared. Source: AC-19 to AC-21 and AC-23. */
  logout(silent: boolean): Promise<void>;
  /** The session cannot be renewed. Source: AC-39. */
  lose(reason: RefreshFailure): Promise<void>;
  /** Another tab ended the session. Source: AC-5. */
  endElsewhere(): void;
  /** Removes a session that did not begin completely. Emits no event. Source: AC-15. */
  undo(): Promise<void>;
  /** Another tab removed a session that did not begin completely. The data of the guest stay. Source: AC-55. */
  undoElsewhere(): void;
  /** Resolves when the data of the session that ended last are cleared. */
  cleared(): Promise<void>;
}

/** Parts that end a session. */
export interface SessionEndingParts {
  readonly ports: Pick<AccountPorts, 'lock' | 'log' | 'onSignedOut' | 'onSessionLost'>;
  readonly store: SessionStore;
  readonly tokenManager: TokenManager;
  readonly state: SessionState;
  readonly emit: (event: AccountEvent) => void;
  /** Notifies the other tabs that the session has ended. */
  readonly broadcastEnd: () => void;
  /** Notifies the other tabs that the session did not begin. */
  readonly broadcastUndo: () => void;
}

/** Source: AC-5, AC-15, AC-19 to AC-21 and AC-23, AC-39, AC-40, AC-55. */
export function createSessionEnding(parts: SessionEndingParts): SessionEnding {
  const { ports, store, tokenManager, state, emit, broadcastEnd, broadcastUndo } = parts;
  let clearing: Promise<void> = Promise.resolve();

  /** A refresh in any tab writes its tokens inside this lock, so clearing runs after it. */
  const clearStore = () => ports.lock.run('token-refresh', () => store.clear());

  function clearData(how: SessionEnd): Promise<void> {
    const cleared = ports.onSignedOut?.(how).catch((cause: unknown) => {
      ports.log.error('logout-incomplete', { how, cause });
    });
    return cleared ?? Promise.resolve();
  }

  return {
    async logout(silent) {
      state.countChange();
      tokenManager.clear();
      state.showGuest();
      broadcastEnd();
      await (clearing = clearStore().then(() => clearData('logout')));
      emit({ type: 'signed-out', silent });
    },
    async lose(reason) {
      state.countChange();
      await ports.onSessionLost?.(reason).catch((cause: unknown) => {
        ports.log.error('logout-incomplete', { how: 'session-lost', cause });
      });
      state.showGuest();
      await store.clear();
      broadcastEnd();
      // Not awaited: the cart to be cleared may wait for the refused call. Source: AC-40.
      clearing = clearData('session-lost');
      void clearing.then(() => {
        emit({ type: 'signed-out', silent: true });
        emit({ type: 'session-lost', reason });
      });
    },
    endElsewhere() {
      state.countChange();
      if (state.session.get().status !== 'signed-in') return;
      tokenManager.clear();
      state.showGuest();
      // Not awaited, for the same reason.
      clearing = clearData('other-tab');
      void clearing.then(() => emit({ type: 'signed-out', silent: true }));
    },
    async undo() {
      tokenManager.clear();
      state.showGuest();
      broadcastUndo();
      await clearStore();
    },
    undoElsewhere() {
      state.countChange();
      if (state.session.get().status !== 'signed-in') return;
      tokenManager.clear();
      state.showGuest();
    },
    cleared: () => clearing,
  };
}
