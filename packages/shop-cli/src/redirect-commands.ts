import { basename } from 'node:path';
import type { OperatorAnswer, OperatorInput } from '@shop/operator-api';
import * as v from 'valibot';
import type { RefusedRow } from '@shop/operator-api/tables';
import type { ShopCommands } from './shop-commands.ts';
import { createShortList } from './terminal/short-list.ts';
import { printRefused, readTableText } from './terminal/table-file.ts';
import { printLines } from './terminal/terminal-text.ts';

type Body<Id extends 'addRedirect' | 'removeRedirect'> = NonNullable<OperatorInput<Id>['body']>;

/** Port: redirects of a shop. Errors: rejects for a refused path, with the status and a message. */
export interface Redirects {
  list(): Promise<OperatorAnswer<'listRedirects'>['items']>;
  add(redirect: Body<'addRedirect'>): Promise<OperatorAnswer<'addRedirect'>>;
  remove(redirect: Body<'removeRedirect'>): Promise<unknown>;
}

/** Opens the redirects of a shop for the duration of `work`. */
export type WithRedirects = (work: (redirects: Redirects) => Promise<number>) => Promise<number>;

/** Creates the commands on redirects, for this machine or for a remote shop. */
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
        const refusedRows: RefusedRow[] = [...table.refused];
        const pageLines: number[] = [];
        for (const { line, path, to } of table.rows) {
          const adding = add({ path, to }).then(({ page }) => page && pageLines.push(line));
          const reason = await reasonOf(adding);
          if (reason !== undefined) refusedRows.push({ line, column: null, reason });
        }
        const name = basename(file);
        printRefused(name, refusedRows);
        printPages(name, pageLines);
        const addedCount = table.rows.length + table.refused.length - refusedRows.length;
        const pageCount = pageLines.length === 0 ? '' : `, ${pageLines.length} still a page`;
        printLines([`${name}: ${addedCount} added, ${refusedRows.length} refused${pageCount}`]);
        return refusedRows.length > 0 ? 1 : 0;
      });
    },
  };
}

/** Prints the lines whose former path is still the path of a page. */
function printPages(name: string, pageLines: readonly number[]): void {
  const lines: string[] = [];
  const list = createShortList((line) => lines.push(line));
  for (const line of pageLines) {
    list.add(`${name}:${line}: note: still a page: the redirect begins when the page leaves`);
  }
  list.end();
  if (lines.length > 0) printLines(lines);
}

/** Returns the reason why a redirect was refused; `undefined` if it was accepted. */
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
