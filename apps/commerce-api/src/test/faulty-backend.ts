/** A faulty backend: changes requests and responses. */
export interface Fault {
  readonly request?: (request: Request) => Promise<Request> | Request;
  readonly answer?: (answer: Response, path: string) => Promise<Response> | Response;
}

/** JSON whose content a test knows. */
export type Json = Record<string, never>;

/** Changes the JSON of a response. */
export const changed =
  (path: string, change: (json: Json) => unknown) =>
  async (answer: Response, at: string): Promise<Response> => {
    if (!at.startsWith(path) || !answer.headers.get('content-type')?.includes('json'))
      return answer;
    const json = JSON.stringify(change((await answer.json()) as Json));
    return new Response(json, { status: answer.status, headers: answer.headers });
  };

/** Changes the status of a response, with or without its code. */
export const recoded =
  (from: number, to: number, path = '/') =>
  async (answer: Response, at: string): Promise<Response> =>
    answer.status === from && at.startsWith(path)
      ? new Response(JSON.stringify({ ...((await answer.json()) as Json), code: to }), {
          status: to,
          headers: answer.headers,
        })
      : answer;

/** Sets or removes a header of a response. */
export const withHeader =
  (name: string, value: string | undefined) =>
  (answer: Response): Response => {
    const headers = new Headers(answer.headers);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  };

/** Changes the text of requests. */
export const rewritten =
  (path: string, from: RegExp, to: string) =>
  async (request: Request): Promise<Request> =>
    new URL(request.url).pathname.startsWith(path) && request.method === 'POST'
      ? new Request(request.url, {
          method: 'POST',
          headers: request.headers,
          body: (await request.text()).replaceAll(from, to),
        })
      : request;
