import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureOrder, PictureView } from '../demo-catalogue/pictures.ts';
import { modelOf, stanceOf } from './drawing.ts';
import type { Drawing } from './drawing.ts';
import { develop } from './engine/negative.ts';
import { render } from './engine/render.ts';
import type { Scene } from './engine/scene.ts';
import type { View } from './engine/view.ts';
import { detail } from './views/detail.ts';
import { homeScene } from './views/home.ts';
import { packshotScene, packshotView } from './views/packshot.ts';
import { room } from './views/room.ts';

/** Raise it when the same orders would give other pictures: every file is then drawn again. */
const studioVersion = 2;

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

const undyed = (view: PictureView): string => {
  const text = JSON.stringify(view);
  return view.kind === 'packshot' && view.dye !== undefined
    ? text.replaceAll(view.dye, 'dye')
    : text;
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
  const drawing: Drawing = view.drawing;
  const model = modelOf(drawing);
  const stance = stanceOf(drawing);
  switch (view.kind) {
    case 'packshot': {
      const shot = packshotView(model, stance, width);
      return { view: shot.view, scene: packshotScene(model, stance, shot.plan.scale) };
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
  const dye = first.view.kind === 'packshot' ? first.view.dye : undefined;
  const negative = render(dye === undefined ? scene : { ...scene, dye }, view);
  for (const order of job.orders) {
    const colour = order.view.kind === 'packshot' ? order.view.dye : undefined;
    await save(order, await encode(develop(negative, colour), first, order));
  }
}
