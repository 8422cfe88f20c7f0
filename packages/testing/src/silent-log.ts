import type { Log } from '@shop/kernel';

/** Swallows everything. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
