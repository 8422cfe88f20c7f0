import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PageData } from './catalogue.ts';
import { Cards, Heart, Picture, forints } from './parts.tsx';
import { setQuantity } from './stored.ts';

export function ProductPage({
  product,
}: {
  readonly product: Extract<PageData, { readonly kind: 'product' }>;
}) {
  const [shown, setShown] = useState(0);
  const [colour, setColour] = useState(product.colours[0]?.label);
  const picture = product.gallery[shown] ?? { image: product.image, label: product.name };
  return (
    <>
      <nav className="trail" aria-label="Morzsamenü">
        {product.trail.map(({ name, path }) => (
          <Link key={path} to="/$" params={{ _splat: path }}>
            {name}
          </Link>
        ))}
      </nav>
      <div className="product">
        <section aria-label="Képek">
          <Picture
            src={picture.image}
            alt={picture.label}
            shape="gallery"
            sizes="(min-width: 768px) 44.2vw, 100vw"
            isFirst
          />
          <ul className="thumbnails">
            {product.gallery.map(({ image, label }, index) => (
              <li key={image}>
                <button type="button" aria-label={label} onClick={() => setShown(index)}>
                  <Picture src={image} shape="tile" sizes="80px" />
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h1>{product.name}</h1>
          <Heart sku={product.sku} name={product.name} />
          <p>{product.summary}</p>
          <p className="price">{forints(product.price)}</p>
          <fieldset>
            <legend>Szín</legend>
            {product.colours.map(({ label, swatch }) => (
              <label key={label}>
                <input
                  type="radio"
                  name="colour"
                  checked={label === colour}
                  onChange={() => setColour(label)}
                />
                <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
                  <circle cx="7" cy="7" r="6.5" fill={swatch} />
                </svg>
                {label}
              </label>
            ))}
          </fieldset>
          <button type="button" className="buy" onClick={() => setQuantity(product, 1)}>
            Kosárba
          </button>
          <details open>
            <summary>Leírás</summary>
            <div dangerouslySetInnerHTML={{ __html: product.description }} />
          </details>
          <details>
            <summary>Adatok</summary>
            <dl>
              {product.details.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        </section>
      </div>
      <h2>Illik hozzá</h2>
      <Cards cards={product.related} />
    </>
  );
}
