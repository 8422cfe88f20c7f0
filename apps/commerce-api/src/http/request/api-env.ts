/** Values the app stores with each request. */
export interface ApiEnv {
  Variables: {
    requestId: string;
    /** The client's address, as far as the configured proxies can be believed. */
    clientAddress: string;
    /** Key that the requests of a client are counted by. */
    client: string;
    /** Aborted when the caller's deadline has passed or, where nothing changes, it hung up. */
    signal: AbortSignal;
  };
}
