import type { ReactElement } from 'react';
import type { MenuCategory } from '../category-menu/category-menu.tsx';
import { Icon } from '../../content/icon/icon.tsx';
import { Link } from '../../actions/link/link.tsx';
import { Picture } from '../../content/picture/picture.tsx';
import styles from './category-tree.module.css';

export interface CategoryTreeProps {
  label: string;
  categories: readonly MenuCategory[];
  /** "Összes: Nappali", first link in an unfolded category. */
  allLabel: (category: MenuCategory) => string;
  /** True: shows thumbnails of the first level. */
  pictures?: boolean | undefined;
  /** Called when a link is followed: closes the drawer. */
  onFollow?: (() => void) | undefined;
}

/** Categories as a folding list: drawer on phones, sidebar of a list. */
export function CategoryTree({
  label,
  categories,
  allLabel,
  pictures,
  onFollow,
}: CategoryTreeProps): ReactElement {
  return (
    <nav aria-label={label}>
      <Branch categories={categories} allLabel={allLabel} pictures={pictures} onFollow={onFollow} />
    </nav>
  );
}

function Branch({
  categories,
  allLabel,
  pictures = false,
  onFollow,
}: Omit<CategoryTreeProps, 'label'>): ReactElement {
  return (
    <ul className={styles['branch']}>
      {categories.map((category) =>
        category.children === undefined || category.children.length === 0 ? (
          <li key={category.id}>
            <Link
              className={styles['leaf']}
              href={category.href}
              aria-current={category.current === true ? 'page' : undefined}
              onClick={onFollow}
            >
              {pictures && <Thumb category={category} />}
              <span>{category.label}</span>
            </Link>
          </li>
        ) : (
          <li key={category.id}>
            <details className={styles['fold']} open={category.current}>
              <summary className={styles['foldTitle']}>
                {pictures && <Thumb category={category} />}
                <span>{category.label}</span>
                <Icon name="chevron-down" />
              </summary>
              <Branch
                categories={[
                  { id: `${category.id}-all`, label: allLabel(category), href: category.href },
                  ...category.children,
                ]}
                allLabel={allLabel}
                onFollow={onFollow}
              />
            </details>
          </li>
        ),
      )}
    </ul>
  );
}

/** Thumbnail of a category, next to its name. */
function Thumb({ category }: { category: MenuCategory }): ReactElement | null {
  return category.picture === undefined ? null : (
    <Picture className={styles['thumb']} picture={category.picture} ratio="square" sizes="40px" />
  );
}
