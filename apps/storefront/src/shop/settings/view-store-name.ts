import { zugolyConfig } from '@shop/shop-config';
import type { Settings } from './settings.ts';

/** The name a store has in this view of the shop: what holds prices or words of one view is of no use in another. */
export const viewStoreName = ({ storeCode }: Pick<Settings, 'storeCode'>, name: string) =>
  storeCode === zugolyConfig.stores.defaultCode ? name : `${name}-${storeCode}`;
