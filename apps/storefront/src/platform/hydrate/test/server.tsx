import { renderToReadableStream } from 'react-dom/server';
import { pages } from './parts.tsx';

/** Renders the complete HTML of a page of the fixture, including its lazy code. */
export async function render(name: string): Promise<string> {
  const Page = pages[name];
  if (Page === undefined) throw new Error(`No page ${name}`);
  const stream = await renderToReadableStream(<Page />, { progressiveChunkSize: Infinity });
  await stream.allReady;
  return new Response(stream).text();
}
