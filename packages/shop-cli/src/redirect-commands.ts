import { basename } from 'node:path';
import type { OperatorAnswer, OperatorInput } from '@shop/operator-api';
import * as v from 'valibot';
import type { RefusedRow } from '@shop/operator-api/tables';
import type { ShopCommands } from './shop-commands.ts';
import { printRefused, readTableText } from './terminal/table-file.ts';
import { printLines } from './terminal/terminal-text.ts';

type Body<Id extends 'addRedirect' | 'removeRedirect'> = NonNullable<OperatorInput<Id>['body']>;

/** Port: redirects of a shop. Errors: rejects for a path that is refused, with the status and a sentence. */
export interface Redirects {
  list(): Promise<OperatorAnswer<'listRedirects'>['items']>;
  add(redirect: Body<'addRedirect'>): Promise<unknown>;
  remove(redirect: Body<'removeRedirect'>): Promise<unknown>;
}

/** Opens the redirects of a shop for the time of `work`. */
export type WithRedirects = (work: (redirects: Redirects) => Promise<number>) => Promise<number>;

/** Creates the commands on redirects, of this machine or of a shop elsewhere. */
export function redirectCommands(
  open: WithRedirects,
): Pick<ShopCommands, 'redirectList' | 'redirectImport' | 'redirectRemove'> {
  return {
    redirectList: () =>
      open(async ({ list }) => {
        printLines((await list()).map(({ path, type, id }) => `/${path}  ${type} ${id}`));
        return 0;
      }),
    async redirectRemove(text) {
      const { operatorCalls } = await import('@shop/operator-api');
      const body = v.safeParse(operatorCalls.removeRedirect.body, { path: text });
      if (!body.success) throw new Error(`"${text}" is no path, such as /chairs/kitchen-chair.`);
      return open(async ({ remove }) => {
        const reason = await reasonOf(remove(body.output));
        printLines([`${text}: ${reason ?? 'removed'}`]);
        return reason === undefined ? 0 : 1;
      });
    },
    async redirectImport(file) {
      const { readRedirects } = await import('@shop/operator-api/tables');
      const table = readRedirects(await readTableText(file));
      if ('missing' in table) throw new Error(`${basename(file)} has no column ${table.missing}.`);
      return open(async ({ add }) => {
        const refused: RefusedRow[] = [...table.refused];
        for (const { line, path, to } of table.rows) {
          const reason = await reasonOf(add({ path, to }));
          if (reason !== undefined) refused.push({ line, column: null, reason });
        }
        printRefused(basename(file), refused);
        const addedCount = table.rows.length + table.refused.length - refused.length;
        printLines([`${basename(file)}: ${addedCount} added, ${refused.length} refused`]);
        return refused.length > 0 ? 1 : 0;
      });
    },
  };
}

/** Returns why one redirect was refused; `undefined` if it was not. */
async function reasonOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (status !== 400 && status !== 404) throw error;
    return (error as Error).message;
  }
}
