import type { Material } from '../engine/material.ts';

export interface ArmchairPlan {
  readonly kind: 'cloud' | 'wing' | 'barrel' | 'lounge' | 'sling' | 'rocker' | 'slipper' | 'shell';
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly seat: number;
  readonly cover: Material;
  readonly frame: Material;
}
