import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { noteProps } from '../field/field-shell.tsx';
import { Icon } from '../../content/icon/icon.tsx';
import styles from './quantity-field.module.css';

export interface QuantityFieldProps {
  /** "Mennyiség". In a cart line with the name of the product. */
  label: string;
  labelVisible?: boolean | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  /** Whole number from `min` to `max`, in steps. */
  value: number;
  onChange: (value: number) => void;
  /** Default: 1. */
  min?: number | undefined;
  /** Increment of one press; only `min` and whole steps above it are reported. Default: 1. */
  step?: number | undefined;
  /** Largest quantity in stock. A value below `min` counts as `min`. */
  max?: number | undefined;
  /**
   * Returns the error for a typed quantity that cannot be ordered. It is shown below the field while the number is in
   * it, then as the reason for its replacement, until another quantity is selected.
   */
  problemOf?: ((quantity: number) => string | undefined) | undefined;
  name?: string | undefined;
  /** Id of the form elsewhere on the page that the field belongs to. */
  form?: string | undefined;
  disabled?: boolean | undefined;
  /** Hint below the field while there is no error: "Ez az utolsó 3 darab." */
  hint?: string | undefined;
  /** Error below the field: "Ebből a termékből csak 3 darab rendelhető." Marks the field as invalid. */
  error?: string | undefined;
  size?: 'normal' | 'small' | undefined;
}

/** Text during typing, and the quantities that were reported of it. */
interface Draft {
  readonly text: string;
  readonly reported: readonly number[];
}

/**
 * Quantity input: a number field between two buttons. Reports only whole numbers within the limits. Typed text stays
 * until the field loses the focus; then it becomes the last valid number, or the largest available one.
 * A new `value` that was not typed here, such as after a rejected change, replaces the typed text.
 */
export function QuantityField({
  label,
  labelVisible = false,
  decreaseLabel,
  increaseLabel,
  value,
  onChange,
  min = 1,
  step = 1,
  max,
  problemOf,
  name,
  form,
  disabled = false,
  hint,
  error,
  size = 'normal',
}: QuantityFieldProps): ReactElement {
  const id = useId();
  const { text, problem, highest, onType, onLeave, press } = useQuantity({
    value,
    onChange,
    min,
    step,
    max,
    problemOf,
  });
  const errorText = error ?? (text === undefined ? undefined : problem);
  const hintText = errorText === undefined ? (problem ?? hint) : undefined;

  return (
    <div className={styles['root']} data-size={size}>
      <label className={styles['label']} htmlFor={id} data-hidden={!labelVisible || undefined}>
        {label}
      </label>
      <div className={styles['field']} data-invalid={errorText !== undefined || undefined}>
        <button
          className={styles['step']}
          type="button"
          aria-label={decreaseLabel}
          aria-controls={id}
          disabled={disabled || value <= min}
          onClick={() => press(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          className={styles['input']}
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          form={form}
          min={min}
          max={max === undefined ? undefined : highest}
          step={step}
          value={text ?? value}
          disabled={disabled}
          {...noteProps(id, { hint: hintText, error: errorText })}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
        <button
          className={styles['step']}
          type="button"
          aria-label={increaseLabel}
          aria-controls={id}
          disabled={disabled || value >= highest}
          onClick={() => press(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {hintText !== undefined && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hintText}
        </p>
      )}
      {errorText !== undefined && (
        <p
          className={styles['error']}
          id={`${id}-error`}
          role={error === undefined ? 'alert' : undefined}
        >
          {errorText}
        </p>
      )}
    </div>
  );
}

type QuantityOptions = Pick<QuantityFieldProps, 'value' | 'onChange' | 'max' | 'problemOf'> & {
  min: number;
  step: number;
};

/** State of the field: the typed text, the error for it, and the handlers that report quantities. */
function useQuantity({ value, onChange, min, step, max, problemOf }: QuantityOptions) {
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState<string>();
  const [shownValue, setShownValue] = useState(value);
  if (value !== shownValue) {
    setShownValue(value);
    if (draft?.reported.includes(value) === false) setDraft(undefined);
  }
  const room = Math.max(0, (max ?? Number.MAX_SAFE_INTEGER) - min);
  const highest = min + room - (room % step);

  function onType(text: string): void {
    const count = Number(text);
    const isAvailable =
      text !== '' &&
      Number.isInteger(count) &&
      (count - min) % step === 0 &&
      count >= min &&
      count <= highest;
    const isChange = isAvailable && count !== value;
    setDraft({ text, reported: [...(draft?.reported ?? []), ...(isChange ? [count] : [])] });
    setProblem(isAvailable || text === '' ? undefined : problemOf?.(count));
    if (isChange) onChange(count);
  }

  function onLeave(): void {
    const quantity = Number(draft?.text ?? value);
    setDraft(undefined);
    if (quantity > highest && value !== highest) onChange(highest);
  }

  /** Changes the value by one step; from a value between two steps to the next step. */
  function press(by: 1 | -1): void {
    setDraft(undefined);
    setProblem(undefined);
    const steps = (value - min) / step;
    const next = by === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
    onChange(Math.min(highest, Math.max(min, min + next * step)));
  }

  return { text: draft?.text, problem, highest, onType, onLeave, press };
}
