import { useId } from 'react';
import type { InputHTMLAttributes, ReactElement, Ref } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'size' | 'className' | 'type' | 'onSubmit' | 'list'
> {
  /** "Keresés a termékek között": the field's name and placeholder. */
  label: string;
  submitLabel: string;
  /** Shown as a button while there is text. */
  clear?: { label: string; onClear: () => void } | undefined;
  /** Address of the form, for use without scripts. */
  action: string;
  /** Name of the query parameter. Default: `search`. */
  name?: string | undefined;
  /** Called with the trimmed text; the form then does not leave the page. */
  onSearch?: ((text: string) => void) | undefined;
  /** List that the field controls: a `listbox` with this id, whose option with the id `active` is the active one. */
  list?: { id: string; expanded: boolean; active: string | undefined } | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Search bar: a separate form with one large line and a hairline below it. */
export function SearchField({
  label,
  submitLabel,
  clear,
  action,
  name = 'search',
  onSearch,
  list,
  value,
  ...fieldProps
}: SearchFieldProps): ReactElement {
  const id = useId();
  return (
    <search>
      <form
        className={styles['form']}
        action={action}
        method="get"
        onSubmit={(event) => {
          if (onSearch === undefined) return;
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim());
        }}
      >
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        <input
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...fieldProps}
          {...(list !== undefined && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-controls': list.id,
            'aria-expanded': list.expanded,
            'aria-activedescendant': list.active,
          })}
          className={styles['input']}
          id={id}
          // The platform's search box cannot control a list.
          type={list === undefined ? 'search' : 'text'}
          inputMode="search"
          name={name}
          placeholder={label}
          value={value}
        />
        {clear !== undefined && value !== undefined && value !== '' && (
          <button
            className={styles['button']}
            type="button"
            aria-label={clear.label}
            onClick={clear.onClear}
          >
            <Icon name="close" />
          </button>
        )}
        <button className={styles['button']} type="submit" aria-label={submitLabel}>
          <Icon name="search" size={24} />
        </button>
      </form>
    </search>
  );
}
