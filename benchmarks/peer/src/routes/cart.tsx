import { Link, createFileRoute } from '@tanstack/react-router';
import { Picture, forints } from '../parts.tsx';
import { setQuantity, useStored } from '../stored.ts';

export const Route = createFileRoute('/cart')({ component: Cart });

function Cart() {
  const lines = useStored(({ cart }) => cart);
  return (
    <>
      <h1>Kosár</h1>
      {lines.length === 0 && <p>A kosár üres.</p>}
      <ul className="lines">
        {lines.map((line) => (
          <li key={line.sku}>
            <Picture src={line.image} shape="tile" sizes="80px" />
            <Link to="/$" params={{ _splat: line.path }}>
              {line.name}
            </Link>
            <button type="button" aria-label="Kevesebb" onClick={() => setQuantity(line, -1)}>
              −
            </button>
            {line.quantity}
            <button type="button" aria-label="Több" onClick={() => setQuantity(line, 1)}>
              +
            </button>
            {forints(line.price * line.quantity)}
          </li>
        ))}
      </ul>
      <p className="price">
        {forints(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))}
      </p>
    </>
  );
}
