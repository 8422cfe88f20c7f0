/** Values the app stores with each request. */
export interface ApiEnv {
  Variables: {
    requestId: string;
    /** The client's address according to the trusted proxies. */
    clientAddress: string;
    /** Key that the requests of a client are counted by. */
    client: string;
    /** Aborted when the caller's deadline has passed or, for a read, when it disconnected. */
    signal: AbortSignal;
  };
}
