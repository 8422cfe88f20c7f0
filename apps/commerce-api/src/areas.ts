import type { Routes } from './http/create-api.ts';

/** Every area of the contract this process serves. A new area is one line here. */
export const areas: readonly Routes[] = [];
