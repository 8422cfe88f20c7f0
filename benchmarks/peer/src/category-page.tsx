import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Filters, PageData } from './catalogue.ts';
import { Cards, Picture, Tiles } from './parts.tsx';

export function CategoryPage({
  category,
  filters,
}: {
  readonly category: Extract<PageData, { readonly kind: 'category' }>;
  readonly filters: Filters;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <section className="banner">
        {category.image !== '' && (
          <Picture
            src={category.image}
            shape="wide"
            sizes="(min-width: 768px) 50vw, 100vw"
            isFirst
          />
        )}
        <h1>{category.name}</h1>
        <div dangerouslySetInnerHTML={{ __html: category.description }} />
      </section>
      {category.children.length > 0 && <Tiles tiles={category.children} />}
      <div className="listing">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Szűrők
        </button>
        <aside data-open={isOpen}>
          {category.facets.map(({ code, label, options }) => (
            <fieldset key={code}>
              <legend>{label}</legend>
              {options.map(({ value, label: option, count }) => (
                <Link
                  key={value}
                  to="."
                  search={(before) => ({
                    ...before,
                    [code]: filters[code] === value ? undefined : value,
                  })}
                  aria-pressed={filters[code] === value}
                  resetScroll={false}
                  preload={false}
                >
                  {option} ({count})
                </Link>
              ))}
            </fieldset>
          ))}
        </aside>
        <p className="total">{category.total} termék</p>
        <Cards cards={category.cards} firsts={category.image === '' ? 2 : 0} />
      </div>
    </>
  );
}
