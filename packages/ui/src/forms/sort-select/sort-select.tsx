import { useId } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import type { SelectChoice } from '../text-field/text-field.tsx';
import styles from './sort-select.module.css';

export interface SortSelectProps {
  /** "Rendezés". */
  label: string;
  /** Name of the query parameter. */
  name: string;
  value: string;
  choices: readonly SelectChoice[];
  onChange: (value: string) => void;
  /** For use without scripts: address of the list, its other query parameters, label of the button. */
  plain: {
    action: string;
    keep: readonly (readonly [name: string, value: string])[];
    label: string;
  };
}

/** Sort order of a list: label and select in one line. */
export function SortSelect({
  label,
  name,
  value,
  choices,
  onChange,
  plain,
}: SortSelectProps): ReactElement {
  const id = useId();
  return (
    <form className={styles['form']} method="get" action={plain.action}>
      {plain.keep.map(([key, keptValue]) => (
        <input key={`${key} ${keptValue}`} type="hidden" name={key} value={keptValue} />
      ))}
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={styles['box']}>
        <select
          className={styles['select']}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className={styles['arrow']}>
          <Icon name="chevron-down" size={16} />
        </span>
      </span>
      <noscript>
        <button className={styles['plain']} type="submit">
          {plain.label}
        </button>
      </noscript>
    </form>
  );
}
