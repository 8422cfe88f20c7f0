import { currentConfig } from './current-config.ts';
import type { Settings } from './settings.ts';

/** Returns the name of a browser store for this store view: its prices and texts are not valid in another view. */
export const viewStoreName = ({ storeCode }: Pick<Settings, 'storeCode'>, name: string) =>
  storeCode === currentConfig().stores.defaultCode ? name : `${name}-${storeCode}`;
