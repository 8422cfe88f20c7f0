import { createFileRoute } from '@tanstack/react-router';
import { home } from '../pages.ts';
import { Cards, Picture, Tiles } from '../parts.tsx';

export const Route = createFileRoute('/')({ loader: () => home(), component: Home });

function Home() {
  const { rooms, rows } = Route.useLoaderData();
  return (
    <>
      <section className="banner">
        <Picture
          src="/home/oszi-fenyek.webp"
          shape="wide"
          sizes="(min-width: 1024px) 52vw, 100vw"
          isFirst
        />
        <h1>Otthon, ahogy jólesik</h1>
      </section>
      <Tiles tiles={rooms} />
      {rows.map(({ name, cards }) => (
        <section key={name}>
          <h2>{name}</h2>
          <Cards cards={cards} />
        </section>
      ))}
    </>
  );
}
