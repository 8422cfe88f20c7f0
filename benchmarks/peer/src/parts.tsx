import { Link } from '@tanstack/react-router';
import type { Card } from './catalogue.ts';
import { toggleWish, useStored } from './stored.ts';

export const forints = (amount: number) =>
  `${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0Ft`;

/** Shows a picture in the sizes of the shop, so that both load the same bytes. */
export function Picture(props: {
  readonly src: string;
  readonly alt?: string;
  readonly shape: 'card' | 'wide' | 'gallery' | 'tile';
  readonly sizes: string;
  readonly isFirst?: boolean;
}) {
  const { kind, sizes } = shapes[props.shape];
  const [first] = sizes;
  const of = ([width, height]: readonly [number, number]) =>
    `/img/${width}/${height}/${kind}${props.src}?v=5`;
  return (
    <img
      src={of(first)}
      srcSet={sizes.map((size) => `${of(size)} ${size[0]}w`).join(', ')}
      sizes={props.sizes}
      width={first[0]}
      height={first[1]}
      alt={props.alt ?? ''}
      loading={props.isFirst ? 'eager' : 'lazy'}
      fetchPriority={props.isFirst ? 'high' : 'auto'}
    />
  );
}

const shapes = {
  card: {
    kind: 'fit',
    sizes: [
      [320, 400],
      [512, 640],
      [640, 800],
      [1024, 1280],
    ],
  },
  tile: {
    kind: 'resize',
    sizes: [
      [320, 400],
      [512, 640],
      [640, 800],
      [1024, 1280],
    ],
  },
  wide: {
    kind: 'resize',
    sizes: [
      [700, 500],
      [1050, 750],
      [1400, 1000],
      [2100, 1500],
    ],
  },
  gallery: {
    kind: 'fit',
    sizes: [
      [480, 360],
      [800, 600],
      [960, 720],
      [1600, 1200],
    ],
  },
} as const;

const cardSizes = '(min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw';

export function Heart({ sku, name }: { readonly sku: string; readonly name: string }) {
  const isOn = useStored(({ wishlist }) => wishlist.includes(sku));
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isOn}
      aria-label={`Kívánságlistára: ${name}`}
      onClick={() => toggleWish(sku)}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 19.5C7 15.9 4 12.9 4 9.3 4 6.7 6 4.8 8.3 4.8c1.5 0 2.9.8 3.7 2.1.8-1.3 2.2-2.1 3.7-2.1C18 4.8 20 6.7 20 9.3c0 3.6-3 6.6-8 10.2z" />
      </svg>
    </button>
  );
}

export function ProductCard({
  card,
  isFirst,
}: {
  readonly card: Card;
  readonly isFirst?: boolean;
}) {
  return (
    <article className="card">
      <Link to="/$" params={{ _splat: card.path }}>
        <Picture src={card.image} shape="card" sizes={cardSizes} isFirst={isFirst ?? false} />
        {card.isNew && <span className="tag">Új</span>}
        <h2>{card.name}</h2>
      </Link>
      <p className="quiet">{card.material}</p>
      <p className="price">{forints(card.price)}</p>
      <ul className="colours" aria-label="Színek">
        {card.colours.map(({ label, swatch }) => (
          <li key={label} title={label}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <circle cx="7" cy="7" r="6.5" fill={swatch} />
            </svg>
          </li>
        ))}
      </ul>
      <Heart sku={card.sku} name={card.name} />
    </article>
  );
}

export function Cards({
  cards,
  firsts = 0,
}: {
  readonly cards: readonly Card[];
  readonly firsts?: number;
}) {
  return (
    <ul className="cards">
      {cards.map((card, index) => (
        <li key={card.sku}>
          <ProductCard card={card} isFirst={index < firsts} />
        </li>
      ))}
    </ul>
  );
}

export function Tiles({
  tiles,
}: {
  readonly tiles: readonly {
    readonly name: string;
    readonly path: string;
    readonly image: string;
  }[];
}) {
  return (
    <ul className="tiles">
      {tiles.map(({ name, path, image }) => (
        <li key={path}>
          <Link to="/$" params={{ _splat: path }}>
            <Picture src={image} shape="tile" sizes="(min-width: 640px) 220px, 38vw" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
