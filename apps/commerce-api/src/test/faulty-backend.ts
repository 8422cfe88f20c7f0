/** A backend with something wrong: requests and answers pass through here. */
export interface Fault {
  readonly request?: (request: Request) => Promise<Request> | Request;
  readonly answer?: (answer: Response, path: string) => Promise<Response> | Response;
}

/** JSON of which a test knows what it holds. */
export type Json = Record<string, never>;

/** The answer with its JSON changed. */
export const changed =
  (path: string, change: (json: Json) => unknown) =>
  async (answer: Response, at: string): Promise<Response> => {
    if (!at.startsWith(path) || !answer.headers.get('content-type')?.includes('json'))
      return answer;
    const json = JSON.stringify(change((await answer.json()) as Json));
    return new Response(json, { status: answer.status, headers: answer.headers });
  };

/** The answer under another status, its code with it or not. */
export const recoded =
  (from: number, to: number, path = '/') =>
  async (answer: Response, at: string): Promise<Response> =>
    answer.status === from && at.startsWith(path)
      ? new Response(JSON.stringify({ ...((await answer.json()) as Json), code: to }), {
          status: to,
          headers: answer.headers,
        })
      : answer;

/** The answer with another header, or without it. */
export const withHeader =
  (name: string, value: string | undefined) =>
  (answer: Response): Response => {
    const headers = new Headers(answer.headers);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  };

/** Requests whose text is rewritten on their way. */
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
