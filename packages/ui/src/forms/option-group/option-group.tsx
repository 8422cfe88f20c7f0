import { useId, type ReactElement } from 'react';
import { FieldNotes } from '../field/field-shell.tsx';
import { VisuallyHidden } from '../../layout/hidden/hidden.tsx';
import styles from './option-group.module.css';

export interface OptionChoice {
  value: string;
  label: string;
  /** Second line: the surcharge, or a size as text. */
  hint?: string | undefined;
  soldOut?: boolean | undefined;
  /** Names the other options that this value changes. */
  changesOthersLabel?: string | undefined;
}

export interface OptionGroupProps {
  /** "Méret". */
  legend: string;
  /** Name of the inputs in their form. */
  name: string;
  options: readonly OptionChoice[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** "elfogyott", added to the names of sold-out options. */
  soldOutLabel: string;
  error?: string | undefined;
  /**
   * True: all in one row at any width, for the steps of a scale. Otherwise options with hints are in columns of 10 rem.
   */
  inRow?: boolean | undefined;
  /** Id of the form elsewhere on the page that the inputs belong to. */
  form?: string | undefined;
}

/** Selection of one option, as chips of 44 px. A sold-out option can be selected, for a stock alert. */
export function OptionGroup({
  legend,
  name,
  options,
  value,
  onChange,
  soldOutLabel,
  error,
  inRow = false,
  form,
}: OptionGroupProps): ReactElement {
  const id = useId();
  const isEven = options.some(({ hint }) => hint !== undefined);
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles['legend']}>{legend}</legend>
      <div
        className={styles['options']}
        data-even={inRow ? 'row' : isEven || undefined}
        data-count={isEven ? options.length : undefined}
      >
        {options.map((option) => (
          <label
            className={styles['option']}
            key={option.value}
            data-sold-out={option.soldOut || undefined}
            data-changes-others={option.changesOthersLabel !== undefined || undefined}
          >
            <input
              className={styles['input']}
              type="radio"
              name={name}
              form={form}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles['label']}>{option.label}</span>
            {option.hint !== undefined && <span className={styles['hint']}>{option.hint}</span>}
            {option.changesOthersLabel !== undefined && (
              <span className={styles['hint']}>{option.changesOthersLabel}</span>
            )}
            {option.soldOut === true && <VisuallyHidden>{`, ${soldOutLabel}`}</VisuallyHidden>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
