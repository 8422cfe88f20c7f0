import { expect, it } from 'vitest';
import { answerNavigation } from './answer-navigation.ts';

const page = new Response('page');
const storedPage = new Response('stored');
const appShell = new Response('shell');
const never = new Promise<never>(() => {});
const none = () => Promise.resolve(undefined);
const gone = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

/** A wait that ends at once, and a wait that never ends. */
const over = () => Promise.resolve();
const endless = () => never;

it.each<[story: string, answer: Response, sources: Parameters<typeof answerNavigation>[0]]>([
  [
    'the page where the network brings it in time',
    page,
    {
      page: () => Promise.resolve(page),
      storedPage: () => Promise.resolve(storedPage),
      appShell: () => Promise.resolve(appShell),
      wait: endless,
    },
  ],
  [
    'its copy where the network takes too long',
    storedPage,
    {
      page: () => never,
      storedPage: () => Promise.resolve(storedPage),
      appShell: () => Promise.resolve(appShell),
      wait: over,
    },
  ],
  [
    'the app shell where there is no copy either',
    appShell,
    { page: () => never, storedPage: none, appShell: () => Promise.resolve(appShell), wait: over },
  ],
  [
    'the app shell at once where there is no network',
    appShell,
    { page: gone, storedPage: none, appShell: () => Promise.resolve(appShell), wait: endless },
  ],
  [
    'the late page where this device has nothing',
    page,
    { page: () => Promise.resolve(page), storedPage: none, appShell: none, wait: over },
  ],
])('sends %s', async (_story, answer, sources) => {
  expect(await answerNavigation(sources)).toBe(answer);
});

it('fails where there is neither a network nor a shell', async () => {
  const answer = answerNavigation({
    page: gone,
    storedPage: none,
    appShell: none,
    wait: endless,
  });
  await expect(answer).rejects.toThrow('Failed to fetch');
});
