export { clientKey } from './client-key.ts';
export { createBoundedServer, socketLimits } from './bounded-server.ts';
export { createServerDrain } from './drain-server.ts';
export type { ServerDrain } from './drain-server.ts';
export { createJsonLog } from './json-log.ts';
export type { JsonLogOptions } from './json-log.ts';
export { createLineWriter } from './line-writer.ts';
export type { LineWriter, LineWriterOptions } from './line-writer.ts';
export { createMetrics } from './metrics.ts';
export type { Metrics } from './metrics.ts';
export { createNodeFetch } from './node-fetch.ts';
export type { NodeFetchOptions } from './node-fetch.ts';
export { createPressure } from './pressure.ts';
export type { Pressure, PressureLevel } from './pressure.ts';
export { gaugeProcess, processHelp } from './gauge-process.ts';
export { createProcessStore } from './process-store.ts';
export { createResilientFetch, requestTimeout } from './resilient-fetch.ts';
export type { ResilienceOptions } from './resilient-fetch.ts';
export { JsonFileError, readJsonFile } from './read-json-file.ts';
export { readShopConfig, readShopLook } from './read-shop-config.ts';
export { readShopMessages, shopTexts } from './read-shop-messages.ts';
export type { ShopMessageFiles, ShopMessages } from './read-shop-messages.ts';
export type { ShopConfigFiles } from './read-shop-config.ts';
export {
  clientAddress,
  createTrustedProxies,
  proxyRanges,
  type TrustedProxies,
} from './trusted-proxies.ts';
export { systemClock } from './system-clock.ts';
export { createFairQueue, type FairQueue } from './fair-queue.ts';
export { createFileCache, type FileCache } from './file-cache.ts';
