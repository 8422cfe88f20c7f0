import { execFileSync } from 'node:child_process';
import { accessSync, chownSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * User that starts PostgreSQL, which refuses to run as root.
 * `self`: the current user. `namespace`: root, in a user namespace where it is another user; works in folders that only
 * root may enter. `account`: root, as the account that owns the data folder: that of the shop's service, or else an
 * ordinary one that gets the folder.
 */
export type RunAs =
  | { readonly kind: 'self' }
  | { readonly kind: 'namespace'; readonly prefix: readonly string[] }
  | { readonly kind: 'account'; readonly uid: number; readonly gid: number };

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * Chooses the user by trying each way.
 * Errors: throws one line with the remedy if root can use neither.
 */
export function chooseRunAs(program: string, folder: string): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const owner = ownerOf(join(folder, 'postgres')) ?? ownerOf(folder);
  if (owner !== undefined && owner.uid !== 0) {
    const canRun = runs([program, '--version'], owner) && runs(['test', '-w', folder], owner);
    if (canRun) return { kind: 'account', ...owner };
  }
  const account = ordinaryAccount();
  const prefix = [
    'unshare',
    '--user',
    `--map-user=${account.uid}`,
    `--map-group=${account.gid}`,
    '--',
  ] as const;
  if (runs([...prefix, program, '--version'])) return { kind: 'namespace', prefix };
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  chownSync(folder, account.uid, account.gid);
  if (runs([program, '--version'], account) && runs(['test', '-w', folder], account)) {
    return { kind: 'account', uid: account.uid, gid: account.gid };
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and the account "${account.name}" may not enter ${folder} or ${program}: ` +
      'start the shop as an ordinary user, move both out of folders that only root may enter, or set DATABASE_URL.',
  );
}

/** Returns the command that starts a program of PostgreSQL as that user. */
export function commandLine(
  runAs: RunAs,
  program: string,
  args: readonly string[],
): [file: string, args: string[], options: { uid?: number; gid?: number; env: NodeJS.ProcessEnv }] {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  if (runAs.kind === 'namespace') {
    const [file = '', ...prefixArgs] = runAs.prefix;
    return [file, [...prefixArgs, program, ...args], { env }];
  }
  return runAs.kind === 'account'
    ? [program, [...args], { uid: runAs.uid, gid: runAs.gid, env }]
    : [program, [...args], { env }];
}

function ownerOf(path: string): Pick<Account, 'uid' | 'gid'> | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && { uid: stats.uid, gid: stats.gid };
}

/** Finds a user other than root: `postgres`, else `nobody`, else the first. */
function ordinaryAccount(): Account {
  const accounts = readAccounts();
  const account =
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody') ??
    accounts.find(({ uid }) => uid !== 0);
  if (account === undefined) {
    throw new Error(
      'PostgreSQL refuses to run as root and there is no other account: set DATABASE_URL.',
    );
  }
  return account;
}

function readAccounts(): readonly Account[] {
  accessSync('/etc/passwd', constants.R_OK);
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .flatMap(([name, , uid, gid]) =>
      name === undefined || uid === undefined || gid === undefined
        ? []
        : [{ name, uid: Number(uid), gid: Number(gid) }],
    );
}

function runs(command: readonly string[], account?: Pick<Account, 'uid' | 'gid'>): boolean {
  const [file = '', ...args] = command;
  try {
    execFileSync(file, args, {
      stdio: 'ignore',
      timeout: 5_000,
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
    });
    return true;
  } catch {
    return false;
  }
}
