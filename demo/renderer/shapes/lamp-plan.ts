import type { Material } from '../engine/material.ts';
import type { Vec } from '../engine/vector.ts';
import type { Model } from '../model.ts';

export interface LampPlan {
  readonly kind:
    | 'shade'
    | 'tripod'
    | 'bow'
    | 'reader'
    | 'globes'
    | 'lantern'
    | 'mushroom'
    | 'urn'
    | 'arm'
    | 'orb'
    | 'bell'
    | 'dome'
    | 'sphere'
    | 'drum'
    | 'cone'
    | 'cluster'
    | 'beam'
    | 'disc'
    | 'bracket'
    | 'swing'
    | 'tulip'
    | 'plate'
    | 'basket';
  /** Whole height of the lamp; of hanging ones the height of the shade. */
  readonly h: number;
  /** Width of the shade. */
  readonly w: number;
  readonly shade: Material;
  readonly body: Material;
  readonly cord?: Material;
}

export const warm = '#ffd9a0';

export const bulb: Material = { kind: 'glow', colour: '#fff0d2', power: 1.5 };

export const black: Material = { kind: 'paint', colour: '#2a2724', gloss: 0.2 };

/** A conical fabric shade with its light inside; `y` is its lower rim. */
export function fabricShade(
  m: Model,
  at: Vec,
  below: number,
  above: number,
  high: number,
  shade: Material,
): void {
  const [x, y, z] = at;
  m.bowl({ at: [x, y + high / 2, z] }, [below, -high / 2, above, high / 2], 0.6, shade);
  m.ball({ at: [x, y + high * 0.34, z] }, [6, 8, 6], bulb);
  m.lamp([x, y + high * 0.3, z], warm, 0.5, 26);
}
