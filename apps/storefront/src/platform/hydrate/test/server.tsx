import { renderToReadableStream } from 'react-dom/server';
import { pages } from './parts.tsx';

/** HTML of a page of the fixture, whole: its code that comes later is waited for. */
export async function render(name: string): Promise<string> {
  const Page = pages[name];
  if (Page === undefined) throw new Error(`No page ${name}`);
  const stream = await renderToReadableStream(<Page />, { progressiveChunkSize: Infinity });
  await stream.allReady;
  return new Response(stream).text();
}
