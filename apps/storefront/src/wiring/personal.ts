import type { Shop } from './shop.ts';
export interface Personal { readonly shop: Shop }
export async function createPersonal(shop: Shop): Promise<Personal> { return { shop }; }
