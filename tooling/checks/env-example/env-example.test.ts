import { expect, it } from 'vitest';
import { envExample } from './env-example.ts';

it('explains in .env.example every setting of both servers as their schemas have it', async () => {
  await expect(envExample()).toMatchFileSnapshot('../../../.env.example');
});
