import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { Elements } from '../../elements.ts';
import { VisuallyHidden } from '../../layout/hidden/hidden.tsx';
import { Icon } from '../../content/icon/icon.tsx';
import { Link } from '../../actions/link/link.tsx';
import { SwatchDot } from '../../forms/swatch/swatch.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import styles from './facet-group.module.css';

export interface FacetOption {
  value: string;
  label: string;
  /** Number of products with this option, also as text. */
  count?: number | string | undefined;
  checked: boolean;
  /**
   * Address of the list with this option toggled. With it the option is a link that crawlers follow and that works
   * without scripts.
   */
  href?: string | undefined;
  /** Shows a dot: `#rrggbb`. */
  color?: string | undefined;
  /** True: it would leave no products; stays in its position, but cannot be selected. */
  disabled?: boolean | undefined;
}

export interface FacetSearch {
  /** "Keresés: Szín". */
  label: string;
  /** Announced if no option contains the text: "Nincs ilyen érték.". */
  noMatchLabel: string;
  /** Removes differences that typed text often has: accents, capitals. */
  fold: (text: string) => string;
}

export interface FacetGroupProps {
  /** "Szín". */
  title: string;
  /** Name of the inputs in their form. */
  name: string;
  options: readonly FacetOption[];
  /** `one`: radio buttons, for prices. */
  choose?: 'many' | 'one' | undefined;
  /** Called when an option is toggled. With `href`s it is called before the link is followed. */
  onToggle?: ((value: string, checked: boolean) => void) | undefined;
  /** True: open at first. */
  open?: boolean | undefined;
  /** Text after the title: number of selected options. */
  chosen?: string | undefined;
  /** Number of options before the button "more". Default: 8. */
  visible?: number | undefined;
  /** Texts of the field that searches more than 15 unfolded options. Without them there is no field. */
  search?: FacetSearch | undefined;
  moreLabel: string;
  lessLabel: string;
  /** Announced for a selected link: "kiválasztva". */
  checkedLabel: string;
  /** Content below the options: the fields of a price range. */
  children?: Elements;
}

/** Up to this number of options there is no search field. */
const mostWithoutSearch = 15;

/** One filter: its options with counts, folded under its name. A long unfolded list can be searched. */
export function FacetGroup({
  title,
  name,
  options,
  choose = 'many',
  onToggle,
  open = false,
  chosen,
  visible = 8,
  search,
  moreLabel,
  lessLabel,
  checkedLabel,
  children,
}: FacetGroupProps): ReactElement {
  const [all, setAll] = useState(false);
  const [text, setText] = useState('');
  const id = useId();
  // A folded list has no search field: it would do nothing without scripts, and push the selected options down.
  const usedSearch = all && options.length > mostWithoutSearch ? search : undefined;
  const sought = usedSearch?.fold(text.trim()) ?? '';
  const visibleOptions =
    sought === ''
      ? options.filter((option, n) => all || n < visible || option.checked)
      : options.filter(({ label }) => usedSearch?.fold(label).includes(sought) === true);
  return (
    <details className={styles['group']} open={open}>
      <summary className={styles['title']}>
        <span>{title}</span>
        {chosen !== undefined && <span className={styles['chosen']}>{chosen}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles['body']}>
        {usedSearch !== undefined && (
          <TextField
            label={usedSearch.label}
            type="search"
            autoComplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
        {sought !== '' && visibleOptions.length === 0 && (
          <output>{usedSearch?.noMatchLabel}</output>
        )}
        {visibleOptions.length > 0 && (
          <ul id={id} aria-label={title}>
            {visibleOptions.map((option) => (
              <li key={option.value}>
                {option.href === undefined || option.disabled === true ? (
                  <FacetInput option={option} name={name} choose={choose} onToggle={onToggle} />
                ) : (
                  <FacetLink
                    option={option}
                    href={option.href}
                    choose={choose}
                    onToggle={onToggle}
                    checkedLabel={checkedLabel}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {sought === '' && (options.length > visibleOptions.length || all) && (
          <button
            className={styles['more']}
            type="button"
            aria-controls={id}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? lessLabel : moreLabel}
          </button>
        )}
        {children}
      </div>
    </details>
  );
}

export interface RangeFieldsProps {
  /** Field of the lowest price or measure. */
  from: ReactElement;
  /** Field of the highest price or measure. */
  to: ReactElement;
  /** Button that applies both. */
  action?: ReactElement | undefined;
}

/** Two bounds of a range in one row, with the button that applies them. */
export function RangeFields({ from, to, action }: RangeFieldsProps): ReactElement {
  return (
    <div className={styles['bounds']}>
      {from}
      {to}
      {action !== undefined && <div className={styles['apply']}>{action}</div>}
    </div>
  );
}

interface FacetFaceProps {
  option: FacetOption;
  choose: 'many' | 'one';
  onToggle: FacetGroupProps['onToggle'];
}

function FacetInput({
  option,
  name,
  choose,
  onToggle,
}: FacetFaceProps & { name: string }): ReactElement {
  return (
    <label className={styles['option']} data-disabled={option.disabled || undefined}>
      <input
        className={styles['box']}
        type={choose === 'one' ? 'radio' : 'checkbox'}
        name={name}
        value={option.value}
        checked={option.checked}
        disabled={option.disabled}
        onChange={(event) => onToggle?.(option.value, event.target.checked)}
      />
      <FacetText option={option} />
    </label>
  );
}

function FacetLink({
  option,
  href,
  choose,
  onToggle,
  checkedLabel,
}: FacetFaceProps & { href: string; checkedLabel: string }): ReactElement {
  return (
    <Link
      className={styles['option']}
      href={href}
      rel="nofollow"
      onClick={() => onToggle?.(option.value, !option.checked)}
    >
      <span
        className={styles['box']}
        aria-hidden
        data-round={choose === 'one' || undefined}
        data-checked={option.checked || undefined}
      />
      <FacetText option={option} />
      {option.checked && <VisuallyHidden>{`, ${checkedLabel}`}</VisuallyHidden>}
    </Link>
  );
}

function FacetText({ option }: { option: FacetOption }): ReactElement {
  return (
    <>
      {option.color !== undefined && <SwatchDot color={option.color} />}
      <span className={styles['label']}>{option.label}</span>
      {option.count !== undefined && <span className={styles['count']}>{option.count}</span>}
    </>
  );
}
