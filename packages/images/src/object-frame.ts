import { decode, openPixels, type Pixels } from './pixels.ts';

/** A rectangle in a picture. Unit: pixels of the picture. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture and the object on its plain background. */
export interface MeasuredObject {
  /** Unit: pixels. */
  readonly width: number;
  /** Unit: pixels. */
  readonly height: number;
  readonly object: Box;
}

/** The shown part of a picture, and how far the frame extends beyond the picture. Unit: pixels. */
export interface ObjectFrame {
  readonly cut: Box;
  readonly margins: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

/** Longest side of the measured copy: an edge is exact to a 300th of the picture. */
const measuredSide = 300;
/** Minimum colour distance from the background of an object's pixel: a soft shadow has less. */
const groundDistance = 30;
/** Minimum aspect ratio of a wide object: a sofa, bench, sideboard or bed. */
const wideAspect = 1.4;
/** Maximum share of the frame's width for an object. */
const widthShare = 0.86;
/** Maximum share of the frame's height for an object. */
const heightShare = 0.8;
/** Share of the frame's height below an object: the floor line, the same in a row of pictures. */
const floorShare = 0.17;
/** Share of the free height below an object, if there is little free height. */
const freeBelow = 0.45;

/** Finds the object of a decoded picture. `undefined`: there is no object on a plain background. */
export async function measureObject(pixels: Pixels): Promise<MeasuredObject | undefined> {
  const { width } = pixels;
  const small = await decode(
    openPixels(pixels)
      .flatten({ background: '#ffffff' })
      .resize(measuredSide, measuredSide, { fit: 'inside' }),
  );
  const { info } = await openPixels(small)
    .trim({ threshold: groundDistance })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const leftEdge = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  const isFree =
    leftEdge > 0 &&
    top > 0 &&
    leftEdge + info.width < small.width &&
    top + info.height < small.height;
  if (!isFree) return undefined;
  const scale = width / small.width;
  return {
    width,
    height: pixels.height,
    object: {
      left: leftEdge * scale,
      top: top * scale,
      width: info.width * scale,
      height: info.height * scale,
    },
  };
}

/**
 * The frame of these proportions around the object. `undefined` where the object is not wide and the frame is not
 * either:
 * how large a chair and a vase stand beside each other is the picture's to say.
 *
 * @param ratio - The frame's width divided by its height.
 */
export function frameAround(
  { width, height, object }: MeasuredObject,
  ratio: number,
): ObjectFrame | undefined {
  if (ratio < 1 && object.width < wideAspect * object.height) return undefined;
  const frameWidth = Math.max(object.width / widthShare, (object.height / heightShare) * ratio);
  const frameHeight = frameWidth / ratio;
  const below = Math.min(floorShare * frameHeight, freeBelow * (frameHeight - object.height));
  const leftEdge = Math.round(object.left - (frameWidth - object.width) / 2);
  const bottom = Math.round(object.top + object.height + below);
  const top = Math.round(bottom - frameHeight);
  const right = Math.round(leftEdge + frameWidth);
  const cut = { left: Math.max(0, leftEdge), top: Math.max(0, top) };
  return {
    cut: {
      ...cut,
      width: Math.min(width, right) - cut.left,
      height: Math.min(height, bottom) - cut.top,
    },
    margins: {
      top: Math.max(0, -top),
      left: Math.max(0, -leftEdge),
      right: Math.max(0, right - width),
      bottom: Math.max(0, bottom - height),
    },
  };
}
