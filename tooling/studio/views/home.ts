import type { Scene } from '../engine/render.ts';
import type { View } from '../engine/view.ts';

export function homeScene(_name: string, _width: number, _height: number): { scene: Scene; view: View } {
  throw new Error('not drawn yet');
}
