import { importPointList, pointListLines, removePointList } from '@shop/content-files';
import { readConfig } from '@shop/api-settings';
import { printLines } from '@shop/shop-cli';

const shopContent = () => readConfig(process.env, process.cwd()).contentDir;

/** `shop points import`. Errors: throws for an invalid file; the previous list stays. */
export async function runPointImport(
  carrier: string,
  file: string,
  contentDir = shopContent(),
): Promise<number> {
  printLines(await importPointList(contentDir, carrier, file));
  return 0;
}

/** `shop points list`. */
export async function runPointList(contentDir = shopContent()): Promise<number> {
  printLines(await pointListLines(contentDir));
  return 0;
}

/** `shop points remove`. Returns the exit code: 1 if there is no such list. */
export async function runPointRemove(carrier: string, contentDir = shopContent()): Promise<number> {
  const isRemoved = await removePointList(contentDir, carrier);
  printLines([`${carrier}: ${isRemoved ? 'removed' : 'no list'}`]);
  return isRemoved ? 0 : 1;
}
