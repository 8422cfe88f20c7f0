import type { Drawing } from '../renderer/drawing.ts';
import type { HomeScene } from '../renderer/views/home.ts';
import type { Look, ProductDefinition } from './definition.ts';
import { rooms } from './rooms.ts';

/** A product in a room: which, in what look, where (x, height, z in cm), turned by how many degrees. */
interface PlacedProduct {
  readonly no: number;
  readonly look?: Look;
  readonly at: readonly [x: number, y: number, z: number];
  readonly turn?: number;
  /** The point of it that its hotspot marks, from its own place, where its middle is hidden or empty. Unit: cm. */
  readonly spot?: readonly [x: number, y: number, z: number];
}

/** A room of the shop, furnished with its own articles. */
export interface RoomDefinition extends Omit<HomeScene, 'pieces'> {
  readonly name: string;
  readonly title: string;
  /** Alternative text of the picture. */
  readonly alt: string;
  readonly pieces: readonly PlacedProduct[];
}

export interface RoomScene {
  readonly room: RoomDefinition;
  readonly path: string;
  /** Unit: pixels. */
  readonly width: number;
  readonly height: number;
  readonly plan: HomeScene;
}

/** Every room as the studio draws it. Errors: throws if a room names an undefined product. */
export function roomScenes(products: readonly ProductDefinition[]): RoomScene[] {
  const byNo = new Map(products.map((product) => [product.no, product]));
  const drawing = ({ no, look }: PlacedProduct): Drawing => {
    const product = byNo.get(no);
    if (product === undefined) throw new Error(`A room names product ${no}, which does not exist`);
    return product.draw(look ?? {});
  };
  return rooms.map((room) => {
    const { name, title: _title, alt: _alt, pieces, ...place } = room;
    const plan: HomeScene = {
      ...place,
      pieces: pieces.map((piece) => ({
        drawing: drawing(piece),
        at: piece.at,
        ...(piece.turn === undefined ? {} : { turn: piece.turn }),
      })),
    };
    return { room, path: `/szobak/${name}.webp`, width: 1400, height: 1050, plan };
  });
}
