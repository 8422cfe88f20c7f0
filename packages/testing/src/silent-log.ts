import type { Log } from '@shop/kernel';

/** A log without output. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
