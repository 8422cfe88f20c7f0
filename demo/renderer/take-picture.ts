import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureOrder, PictureView } from '../documents/pictures.ts';
import { modelOf, stanceOf } from './drawing.ts';
import type { Drawing } from './drawing.ts';
import type { Material } from './engine/material.ts';
import { develop } from './engine/negative.ts';
import { render } from './engine/render.ts';
import type { Scene } from './engine/scene.ts';
import { takesDye } from './engine/surface.ts';
import type { View } from './engine/view.ts';
import { detail } from './views/detail.ts';
import { furnishedScene, homeScene } from './views/home.ts';
import { packshotScene, packshotView } from './views/packshot.ts';
import { room } from './views/room.ts';

/**
 * Raise it when the same orders would give other pictures: every file is then drawn again. The shop's pictures are kept
 * for a year by browsers: raise `images.version` in `packages/shop-config` with it.
 */
export const studioVersion = 5;

/** Over this share of a packshot's width its shadow runs out towards the edge. */
const shadowEnds = 0.16;

/** Says whether a file is up to date. */
export const fingerprint = (order: PictureOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([studioVersion, order]))
    .digest('hex')
    .slice(0, 16);

/** Orders that differ in colour or size only, and so come from one rendering. */
export interface Job {
  readonly key: string;
  readonly orders: readonly PictureOrder[];
}

const dyeOf = (view: PictureView): string | undefined => ('dye' in view ? view.dye : undefined);

/** Returns true if a dye cannot replace a colour: in a glaze, a pattern, or a cushion named by colour alone. */
function isFixed(part: unknown, colour: string): boolean {
  if (part === colour) return true;
  if (typeof part !== 'object' || part === null) return false;
  const dyed = 'kind' in part && takesDye(part as Material);
  return Object.entries(part).some(
    ([field, value]) => !(dyed && field === 'colour') && isFixed(value, colour),
  );
}

/** Key of a view that one render can serve: the whole view, except a colour that can be dyed later. */
const undyed = (view: PictureView): string => {
  const text = JSON.stringify(view);
  const dye = dyeOf(view);
  return dye === undefined || ('drawing' in view && isFixed(view.drawing, dye))
    ? text
    : text.replaceAll(dye, 'dye');
};

/** Puts together what one rendering can serve. The largest picture of each job comes first. */
export function jobsOf(orders: readonly PictureOrder[]): Job[] {
  const jobs = new Map<string, PictureOrder[]>();
  for (const order of orders) {
    const shape = (order.width / order.height).toFixed(2);
    const key = `${shape} ${undyed(order.view)}`;
    const known = jobs.get(key);
    if (known === undefined) jobs.set(key, [order]);
    else known.push(order);
  }
  return [...jobs].map(([key, list]) => ({ key, orders: list.sort((a, b) => b.width - a.width) }));
}

function setUp(view: PictureView, width: number, height: number): { scene: Scene; view: View } {
  if (view.kind === 'home') return homeScene(view.scene, width, height);
  if (view.kind === 'scene') return furnishedScene(view.plan, view.seed, width, height);
  const drawing: Drawing = view.drawing;
  const model = modelOf(drawing);
  const stance = stanceOf(drawing);
  switch (view.kind) {
    case 'packshot': {
      const shot = packshotView(model, stance, width, view.side);
      const scene = packshotScene(model, stance, shot.plan.scale);
      return { view: shot.view, scene: { ...scene, shadowEnds } };
    }
    case 'detail':
      return detail(model, stance, width);
    case 'room':
      return room({ setting: view.setting, subject: model, seed: view.seed, width, height });
  }
}

/** Tries smaller and smaller until the file keeps its limit. */
async function encode(bytes: Uint8Array, from: PictureOrder, order: PictureOrder): Promise<Buffer> {
  const raw = { width: from.width, height: from.height, channels: 3 } as const;
  const picture = sharp(bytes, { raw }).resize(order.width, order.height);
  const rgb = await picture.png({ compressionLevel: 0 }).toBuffer();
  let file = Buffer.alloc(0);
  for (const quality of [82, 76, 70, 64, 58, 50]) {
    file = await sharp(rgb).webp({ quality, effort: 5, preset: 'picture' }).toBuffer();
    if (file.length <= order.limit) break;
  }
  return file;
}

/** Renders a job once and develops every picture of it. */
export async function takePictures(
  job: Job,
  save: (order: PictureOrder, file: Buffer) => Promise<void>,
) {
  const [first] = job.orders;
  if (first === undefined) return;
  const { scene, view } = setUp(first.view, first.width, first.height);
  const dye = dyeOf(first.view);
  const negative = render(dye === undefined ? scene : { ...scene, dye }, view);
  for (const order of job.orders) {
    const colour = dyeOf(order.view);
    await save(order, await encode(develop(negative, colour), first, order));
  }
}
