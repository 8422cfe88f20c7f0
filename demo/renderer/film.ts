/// <reference lib="dom" />
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from '../../tooling/test/chromium.ts';
import { develop } from './engine/negative.ts';
import { render } from './engine/render.ts';
import { furnishedScene } from './views/home.ts';
import { homeScenes } from './views/home-scenes.ts';

/**
 * Makes the films of the demo shop: `pnpm film`. A film is a scene of the home page on a morning:
 * the light of its window moves, the eye comes nearer. A few pictures are drawn, and faded into each other by a
 * browser, which also packs them: no machine has to have more than the tests need.
 */
const films = [{ path: 'szobak/lassu-reggelek.webm', scene: 'lassu-reggelek', seed: 434 }] as const;

const size = { width: 960, height: 720 };
const seconds = 8;
const framesPerSecond = 24;
const bitrate = 550_000;
/** Pictures that are drawn. */
const keys = 9;
/** How far the light moves to the right, and how much nearer the eye comes. Unit: cm, share. */
const moves = 110;
const nearer = 0.06;

/** The scene at a moment of the morning, 0 to 1. */
async function drawn(name: string, seed: number, moment: number): Promise<string> {
  const plan = homeScenes[name];
  if (plan === undefined) throw new Error(`There is no home scene ${name}`);
  const [x, y, z] = plan.focus;
  const focus = [x + moves * (moment - 0.5), y + 24 * (0.5 - moment), z] as const;
  const { scene, view } = furnishedScene({ ...plan, focus }, seed, size.width, size.height);
  const raw = { ...size, channels: 3 } as const;
  const png = await sharp(develop(render(scene, view), undefined), { raw })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

interface Order {
  readonly pictures: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly framesPerSecond: number;
  readonly bitrate: number;
  readonly nearer: number;
}

/** Runs in the browser. */
async function packed(order: Order): Promise<string> {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat }: typeof import('mediabunny') =
    await import('/mediabunny.mjs' as 'mediabunny');
  const pictures = await Promise.all(
    order.pictures.map(async (data) => createImageBitmap(await (await fetch(data)).blob())),
  );
  const canvas = new OffscreenCanvas(order.width, order.height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is no canvas to draw on');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: order.bitrate });
  output.addVideoTrack(source, { frameRate: order.framesPerSecond });
  await output.start();
  for (let frame = 0; frame < order.frames; frame++) {
    const at = (frame / (order.frames - 1)) * (pictures.length - 1);
    const first = Math.min(pictures.length - 2, Math.floor(at));
    const zoom = 1 + (order.nearer * frame) / (order.frames - 1);
    const [w, h] = [order.width * zoom, order.height * zoom];
    const place = [(order.width - w) / 2, (order.height - h) * 0.6, w, h] as const;
    for (const [picture, share] of [
      [pictures[first], 1],
      [pictures[first + 1], at - first],
    ] as const) {
      pen.globalAlpha = share;
      if (picture !== undefined) pen.drawImage(picture, ...place);
    }
    await source.add(frame / order.framesPerSecond, 1 / order.framesPerSecond);
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}

const packer = fileURLToPath(import.meta.resolve('mediabunny')).replace(
  /dist\/.*/,
  'dist/bundles/mediabunny.min.mjs',
);
const browser = await chromium.launch({ executablePath: await ensureChromium(console.log) });
try {
  // What packs films is given to pages from a safe place only; nothing is asked of the network.
  const page = await browser.newPage();
  await page.route('https://studio.example/**', async (route) =>
    route.request().url().endsWith('/mediabunny.mjs')
      ? route.fulfill({ contentType: 'text/javascript', body: await readFile(packer, 'utf8') })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('https://studio.example/');
  for (const { path, scene, seed } of films) {
    const pictures: string[] = [];
    for (let key = 0; key < keys; key++) pictures.push(await drawn(scene, seed, key / (keys - 1)));
    const order = {
      pictures,
      ...size,
      frames: seconds * framesPerSecond,
      framesPerSecond,
      bitrate,
      nearer,
    };
    const film = Buffer.from(await page.evaluate(packed, order), 'base64');
    await writeFile(join(import.meta.dirname, '../content/media', path), film);
    console.log(`${path}: ${film.length} bytes`);
  }
} finally {
  await browser.close();
}
