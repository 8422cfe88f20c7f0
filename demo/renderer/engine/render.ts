import { light } from '../colour.ts';
import type { Light } from '../colour.ts';
import { aroundSize, createAmbience } from './ambience.ts';
import type { Around, Spot } from './ambience.ts';
import { hash3 } from './chance.ts';
import { distance, local, toLocal } from './distance.ts';
import { createFlatFinder, flatsOf } from './flats.ts';
import { blueness, cardTint, createGather, tintOf } from './gather.ts';
import type { Material } from './material.ts';
import { createNearness } from './nearness.ts';
import { antialiased } from './negative.ts';
import type { Negative } from './negative.ts';
import { acrossTheRoom } from './reflection.ts';
import type { Scene } from './scene.ts';
import { createShadow } from './shadow.ts';
import type { Solid } from './solid.ts';
import { createSpace } from './space.ts';
import { surfaceOf } from './surface.ts';
import type { Body, Surface, Take } from './take.ts';
import { cornersOf, createTracer } from './tracer.ts';
import { dot, turned, unit } from './vector.ts';
import type { Vec } from './vector.ts';
import type { View } from './view.ts';

const warmth: Light = [1, 0.985, 0.955];

/** What a polished surface sees of the studio in a direction: a bright window to the left, a dim floor. */
function studio(x: number, y: number, z: number): number {
  const high = 0.62 + 0.3 * y;
  const window =
    Math.max(0, 1 - Math.abs(x + 0.55) * 2.6) *
    Math.max(0, 1 - Math.abs(y - 0.35) * 1.9) *
    (z > -0.4 ? 1 : 0);
  const dark = Math.max(0, 1 - Math.abs(x - 0.35) * 2.2) * 0.35 * (1 - Math.abs(y));
  return Math.max(0.08, high + window * 1.5 - dark);
}

/** How far corners are looked into, and how much each shuts out of the light. Unit: cm. */
const creases = [
  [0.8, 0.2],
  [2, 0.24],
  [4.5, 0.2],
] as const;

export function render(scene: Scene, view: View): Negative {
  const clear = (solid: Solid) => solid.material.kind === 'glass';
  const solids = scene.solids.filter((solid) => !clear(solid));
  const panes = scene.solids.filter((solid) => clear(solid));
  const tracer = createTracer(solids, view);
  const paneTracer = createTracer(panes, view);
  const sun = unit(scene.sun);
  const { soft: shadow, hard: sunlit } =
    solids.length === 0
      ? { soft: () => 1, hard: () => 1 }
      : createShadow(solids, sun, scene.shadowPixels, scene.planes.length > 0);
  const nearSolid = createNearness(solids, tracer.packed);
  const surfaces = new Map<Material, Surface>();
  const surface = (material: Material): Surface => {
    const known = surfaces.get(material) ?? surfaceOf(material, scene.dye);
    surfaces.set(material, known);
    return known;
  };
  const bodies: Body[] = solids.map((solid) => ({
    half: solid.half,
    seed: solid.seed,
    finest: scene.finest,
  }));
  const paneBodies: Body[] = panes.map((solid) => ({
    half: solid.half,
    seed: solid.seed,
    finest: scene.finest,
  }));
  const planeBody: Body = { half: [90, 90, 90], seed: 5, finest: scene.finest };
  const backdrop = light(scene.backdrop);
  // What hangs free reaches behind its middle: the wall stands behind all of it.
  const wallGap =
    scene.wall === true
      ? Math.max(0, ...solids.flatMap((solid) => cornersOf(solid).map(([, , z]) => -z)))
      : 0;
  const isPackshot = scene.planes.length === 0;
  const flats = flatsOf(scene, wallGap);
  const { find: findFlat, met } = createFlatFinder(flats);
  const floor =
    scene.planes.find(({ normal: n }) => n[1] === 1)?.offset ?? (scene.wall === true ? -120 : 0);
  const lamps = scene.lamps.map((lamp) => ({ ...lamp, light: light(lamp.colour) }));
  const take: Take = {
    p: new Float64Array(3),
    n: new Float64Array(3),
    c: new Float64Array(3),
    gloss: 0,
    sheen: 0,
    metal: 0,
    mirror: false,
    glow: 0,
    cover: 1,
    through: 0,
    dyed: false,
  };
  // 0–2 what stays as it is, 3–5 what the dye colours, 6–8 what it colours twice.
  const out = new Float64Array(9);
  const normal: [number, number, number] = [0, 0, 0];

  const near = (x: number, y: number, z: number): number => {
    let best = nearSolid(x, y, z);
    for (const { normal: n, offset } of flats) {
      best = Math.min(best, x * n[0] + y * n[1] + z * n[2] - offset);
    }
    return best;
  };

  /** Gaps and corners that the light gathered all around is too coarse for. */
  function crease(x: number, y: number, z: number, n: Vec): number {
    let shut = 0;
    for (const [reach, weight] of creases) {
      const d = near(x + n[0] * reach, y + n[1] * reach, z + n[2] * reach);
      shut += weight * Math.max(0, 1 - d / reach);
    }
    return Math.max(0.3, 1 - shut);
  }

  function slope(packed: typeof tracer.packed, i: number, x: number, y: number, z: number): void {
    const e = 0.05;
    const a = distance(packed, i, x + e, y - e, z - e, 1e9);
    const b = distance(packed, i, x - e, y - e, z + e, 1e9);
    const c = distance(packed, i, x - e, y + e, z - e, 1e9);
    const d = distance(packed, i, x + e, y + e, z + e, 1e9);
    normal[0] = a - b - c + d;
    normal[1] = -a - b + c + d;
    normal[2] = -a + b - c + d;
    const steep = Math.hypot(normal[0], normal[1], normal[2]);
    // In the middle of what is thinner than it is looked at: a leaf lies rather flat.
    if (steep === 0) normal[1] = 1;
    const k = 1 / (steep || 1);
    normal[0] *= k;
    normal[1] *= k;
    normal[2] *= k;
  }

  /** Lights the point under `take`; n is the outside normal after the surface bent it. Adds to `out`. */
  function lit(
    x: number,
    y: number,
    z: number,
    n: Vec,
    flat: Vec,
    ray: Float64Array,
    spin: number,
  ) {
    const corner = crease(x, y, z, flat);
    // The light was gathered for the flat face: threads and grain turn a little more or less of themselves to it.
    const bent = 1 + 0.35 * (n[1] - flat[1]) - 0.12 * (n[0] - flat[0]);
    const full = corner * bent;
    const open = Math.min(1, (corner * (around[1]! + around[4]! * 0.3)) / scene.sky);
    const facing = dot(n, sun);
    const p: Vec = [x + flat[0] * 0.8, y + flat[1] * 0.8, z + flat[2] * 0.8];
    const passes = scene.gobo === undefined ? 1 : scene.gobo(p);
    const through = take.through * Math.max(0, -facing) * 0.8;
    const wrapped = Math.max(0, (facing + 0.18) / 1.18);
    const seen = passes * (wrapped + through > 0 ? shadow(p, spin) : 0);
    const key = scene.key * (wrapped * seen + through * seen);
    const nv = Math.max(0, -(n[0] * ray[3]! + n[1] * ray[4]! + n[2] * ray[5]!));
    const edge = (1 - nv) ** 3;
    const body = 1 - take.sheen * 0.32 * nv + take.sheen * edge * 0.9;
    const reflect = 2 * (n[0] * ray[3]! + n[1] * ray[4]! + n[2] * ray[5]!);
    const rx = ray[3]! - reflect * n[0];
    const ry = ray[4]! - reflect * n[1];
    const rz = ray[5]! - reflect * n[2];
    if (take.mirror) {
      const across = acrossTheRoom([x, y, z], [rx, ry, rz], floor);
      for (let k = 0; k < 3; k++) {
        out[k] = take.c[k]! * across[k as 0] * (0.8 + 0.2 * open);
        out[k + 3] = 0;
        out[k + 6] = 0;
      }
      return;
    }
    const mirror = studio(rx, ry, rz) * (0.35 + 0.65 * open) * (0.75 + 0.25 * seen);
    const fresnel = (0.04 + 0.5 * (1 - nv) ** 5) * take.gloss;
    const half = unit([sun[0] - ray[3]!, sun[1] - ray[4]!, sun[2] - ray[5]!]);
    const tight = 12 + take.gloss * take.gloss * 180;
    const highlight = Math.max(0, dot(half, n)) ** tight * take.gloss * take.gloss * 0.5 * seen;
    for (let k = 0; k < 3; k++) {
      const c = take.c[k]!;
      let e = key * warmth[k]! + around[k]! * full;
      for (const lamp of lamps) {
        const lx = lamp.at[0] - x;
        const ly = lamp.at[1] - y;
        const lz = lamp.at[2] - z;
        const far = Math.hypot(lx, ly, lz);
        const turn = Math.max(0.12, (lx * n[0] + ly * n[1] + lz * n[2]) / far);
        e +=
          (lamp.light[k]! * lamp.power * turn * (0.4 + 0.6 * open)) / (1 + (far / lamp.reach) ** 2);
      }
      const matt = body * (1 - take.metal);
      const own = c * (e * matt + mirror * 1.05 * take.metal + take.glow);
      // Light that comes from something dyed is dyed already.
      const second = c * around[k + 3]! * full * matt;
      const shine = fresnel * mirror + highlight * warmth[k]!;
      out[k] = take.dyed ? shine : own + shine;
      out[k + 3] = take.dyed ? own : second;
      out[k + 6] = take.dyed ? second : 0;
    }
  }

  function reset(): void {
    take.gloss = 0;
    take.sheen = 0;
    take.metal = 0;
    take.mirror = false;
    take.glow = 0;
    take.cover = 1;
    take.through = 0;
    take.dyed = false;
  }

  function shadeSolid(
    set: readonly Solid[],
    from: typeof tracer,
    list: readonly Body[],
    ray: Float64Array,
    px: number,
    py: number,
    spin: number,
  ) {
    const { t, solid: i } = from.hit;
    const x = ray[0]! + ray[3]! * t;
    const y = ray[1]! + ray[4]! * t;
    const z = ray[2]! + ray[5]! * t;
    slope(from.packed, i, x, y, z);
    const solid = set[i]!;
    const flat: Vec = [normal[0], normal[1], normal[2]];
    reset();
    toLocal(from.packed, i, x, y, z);
    take.p.set(local);
    const [a, b, c] = solid.turn;
    for (let k = 0; k < 3; k++) {
      take.n[k] = a[k as 0]! * flat[0] + b[k as 0]! * flat[1] + c[k as 0]! * flat[2];
    }
    surface(solid.material)(take, list[i]!);
    const n = turned(solid.turn, [take.n[0]!, take.n[1]!, take.n[2]!]);
    ambience(px, py, x, y, z, flat, around);
    lit(x, y, z, n, flat, ray, spin);
    return flat;
  }

  const spot: Spot = { x: 0, y: 0, z: 0, n: [0, 0, 0] };
  const gather = createGather({
    scene,
    space: createSpace(solids, tracer.packed),
    tints: solids.map(({ material }, i) => tintOf(surface(material), bodies[i]!, take)),
    flats,
    flatTints: isPackshot
      ? [cardTint(scene)]
      : scene.planes.map(({ material }) => tintOf(surface(material), planeBody, take)),
    sun,
    sunlit,
  });
  const around: Around = new Float64Array(aroundSize);
  const ambience = createAmbience(view.width, view.height, spot, findSpot, gather);

  function findSpot(px: number, py: number): boolean {
    const r = tracer.ray;
    view.ray(px, py, r);
    findFlat(r);
    tracer.trace(px, py, met.t);
    const i = tracer.hit.solid;
    if (i < 0 && met.flat < 0) return false;
    const t = i >= 0 ? tracer.hit.t : met.t;
    [spot.x, spot.y, spot.z] = [r[0]! + r[3]! * t, r[1]! + r[4]! * t, r[2]! + r[5]! * t];
    if (i >= 0) slope(tracer.packed, i, spot.x, spot.y, spot.z);
    const n = i >= 0 ? normal : flats[met.flat]!.normal;
    [spot.n[0], spot.n[1], spot.n[2]] = n;
    return true;
  }

  /** Colour of one point of the picture into `sample`; returns what was hit, for finding edges. */
  const sample = new Float64Array(9);
  const seenNormal = new Float64Array(3);
  let seenDepth = 0;
  function look(px: number, py: number): number {
    const spin = hash3(Math.floor(px * 8), Math.floor(py * 8), 3);
    const r = tracer.ray;
    view.ray(px, py, r);
    findFlat(r);
    let limit = met.t;
    tracer.trace(px, py, limit);
    let id = 0;
    if (tracer.hit.solid >= 0) {
      const flat = shadeSolid(solids, tracer, bodies, r, px, py, spin);
      sample.set(out);
      seenNormal.set(flat);
      seenDepth = tracer.hit.t;
      limit = tracer.hit.t;
      id = tracer.hit.solid + 100;
    } else if (met.flat >= 0 && !isPackshot) {
      const plane = scene.planes[met.flat]!;
      const [x, y, z] = [r[0]! + r[3]! * limit, r[1]! + r[4]! * limit, r[2]! + r[5]! * limit];
      reset();
      take.p.set([x, y, z]);
      take.n.set(plane.normal);
      surface(plane.material)(take, planeBody);
      ambience(px, py, x, y, z, plane.normal, around);
      lit(x, y, z, [take.n[0]!, take.n[1]!, take.n[2]!], plane.normal, r, spin);
      sample.set(out);
      id = 1 + met.flat;
      seenDepth = 0;
    } else {
      groundUnder(r, spin, px, py);
      seenDepth = 0;
    }
    if (panes.length > 0) behindGlass(px, py, limit, spin, (found) => (id += found));
    return id;
  }

  /** How much of its shadow the backdrop shows at this point of the picture: none at its edges. */
  function shadowShown(px: number, py: number): number {
    if (scene.shadowEnds === undefined) return 1;
    const aside = Math.min(px, view.width - px) / (view.width * scene.shadowEnds);
    const below = Math.min(py, view.height - py) / (view.height * scene.shadowEnds * 0.5);
    const k = Math.max(0, Math.min(1, aside, below));
    return k * k * (3 - 2 * k);
  }

  function groundUnder(r: Float64Array, spin: number, px: number, py: number): void {
    sample.fill(0);
    const t = met.t;
    const up = flats[0]!.normal;
    const shown = met.flat >= 0 ? 0.85 * shadowShown(px, py) : 0;
    let [seen, corner, glow] = [1, 1, 0];
    const share = scene.key * dot(up, sun);
    if (shown > 0) {
      const [x, y, z] = [r[0]! + r[3]! * t, r[1]! + r[4]! * t, r[2]! + r[5]! * t];
      ambience(px, py, x, y, z, up, around);
      corner = crease(x, y, z, up);
      seen = shadow([x + up[0] * 0.5, y + up[1] * 0.5, z + up[2] * 0.5], spin);
      for (const lamp of lamps) {
        const far = Math.hypot(lamp.at[0] - x, lamp.at[1] - y, lamp.at[2] - z);
        glow += (0.05 * lamp.power) / (1 + (far / lamp.reach) ** 2);
      }
    }
    const whole = (k: number) => around[6]! * (k === 2 ? blueness : 1) + share;
    // The faintest shade is left out: far around a thing it would draw the edge of where it is looked for.
    const loss = Math.max(0, 1 - (around[7]! * corner + share * seen) / whole(0));
    const part = (shown * loss) / (loss + 0.025);
    for (let k = 0; k < 3; k++) {
      if (shown === 0) {
        sample[k] = backdrop[k as 0];
        continue;
      }
      const f = (around[k]! * corner + share * seen) / whole(k);
      sample[k] = backdrop[k as 0] * (1 - (1 - f) * part + glow * shown);
      sample[k + 3] = (backdrop[k as 0] * around[k + 3]! * corner * part) / whole(k);
    }
  }

  function behindGlass(
    px: number,
    py: number,
    limit: number,
    spin: number,
    found: (id: number) => void,
  ): void {
    paneTracer.trace(px, py, limit);
    if (paneTracer.hit.solid < 0) return;
    const ray = paneTracer.ray;
    shadeSolid(panes, paneTracer, paneBodies, ray, px, py, spin);
    const nv = Math.abs(normal[0] * ray[3]! + normal[1] * ray[4]! + normal[2] * ray[5]!);
    const cover = Math.min(1, take.cover + (1 - take.cover) * 0.55 * (1 - nv) ** 3);
    for (let k = 0; k < 3; k++) {
      const tint = 1 - (1 - take.c[k]!) * 0.35;
      sample[k] = sample[k]! * (1 - cover) * tint + Math.min(1.1, out[k]!) * cover;
      sample[k + 3] = sample[k + 3]! * (1 - cover) * tint;
      sample[k + 6] = sample[k + 6]! * (1 - cover) * tint;
    }
    found(5000 + paneTracer.hit.solid);
  }

  const drawn = solids.map(
    ({ material }) =>
      material.kind === 'print' ||
      material.kind === 'mirror' ||
      material.kind === 'ceramic' ||
      'pattern' in material,
  );
  return antialiased(
    view,
    look,
    sample,
    seenNormal,
    () => seenDepth,
    (id) => drawn[id - 100] === true,
  );
}
