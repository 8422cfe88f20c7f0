import { HeadContent, Link, Outlet, Scripts, createRootRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { menu } from '../pages.ts';
import { useStored } from '../stored.ts';
import styles from '../styles.css?url';

export const Route = createRootRoute({
  loader: () => menu(),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'Bútorok' },
      { name: 'description', content: 'Bútorok és lakberendezési tárgyak.' },
    ],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  component: Shop,
  notFoundComponent: () => <h1>Az oldal nem található</h1>,
});

function Badge() {
  const count = useStored(({ cart }) => cart.reduce((sum, { quantity }) => sum + quantity, 0));
  return <span className="badge">{count > 0 ? count : ''}</span>;
}

function Shop() {
  const tree = Route.useLoaderData();
  const [isOpen, setOpen] = useState(false);
  return (
    <html lang="hu">
      <head>
        <HeadContent />
      </head>
      <body>
        <header>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Menü
          </button>
          <Link to="/" className="logo">
            Bútorok
          </Link>
          <nav className="bar">
            {tree.map(({ name, path }) => (
              <Link key={path} to="/$" params={{ _splat: path }}>
                {name}
              </Link>
            ))}
          </nav>
          <Link to="/cart" aria-label="Kosár">
            Kosár <Badge />
          </Link>
        </header>
        {isOpen && (
          <nav className="drawer" aria-label="Menü">
            {tree.map(({ name, path, children }) => (
              <details key={path}>
                <summary>{name}</summary>
                {children.map((child) => (
                  <Link
                    key={child.path}
                    to="/$"
                    params={{ _splat: child.path }}
                    onClick={() => setOpen(false)}
                  >
                    {child.name}
                  </Link>
                ))}
              </details>
            ))}
          </nav>
        )}
        <main>
          <Outlet />
        </main>
        <footer>
          {tree.map(({ name, path, children }) => (
            <ul key={path}>
              <li>
                <Link to="/$" params={{ _splat: path }}>
                  {name}
                </Link>
              </li>
              {children.slice(0, 4).map((child) => (
                <li key={child.path}>
                  <Link to="/$" params={{ _splat: child.path }}>
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </footer>
        <Scripts />
      </body>
    </html>
  );
}
