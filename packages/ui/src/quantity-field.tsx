import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { noteProps } from './field-shell.tsx';
import { Icon } from './icon.tsx';
import styles from './quantity-field.module.css';

export interface QuantityFieldProps {
  /** "Mennyiség". In a cart line with the product's name. */
  label: string;
  labelVisible?: boolean | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  /** A whole number, `min` to `max`. */
  value: number;
  onChange: (value: number) => void;
  /** 1 unless told. */
  min?: number | undefined;
  /** What stock allows. */
  max?: number | undefined;
  /** More than `max` was typed: the field goes back to `max`. Say why in `hint`. */
  onTooMany?: ((wanted: number) => void) | undefined;
  name?: string | undefined;
  /** The id of a form elsewhere on the page that it belongs to. */
  form?: string | undefined;
  disabled?: boolean | undefined;
  /** Under it, when nothing is wrong: "Ez az utolsó 3 darab." */
  hint?: string | undefined;
  /** Under it: "Ebből a termékből csak 3 darab rendelhető." Marks the field as invalid. */
  error?: string | undefined;
  size?: 'normal' | 'small' | undefined;
}

/**
 * How many: a number field between two buttons. Reports whole numbers inside the bounds only; what is
 * typed stays as typed until the field is left; then it becomes the last whole number, or `max`.
 */
export function QuantityField({
  label,
  labelVisible = false,
  decreaseLabel,
  increaseLabel,
  value,
  onChange,
  min = 1,
  max,
  onTooMany,
  name,
  form,
  disabled = false,
  hint,
  error,
  size = 'normal',
}: QuantityFieldProps): ReactElement {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const highest = max ?? Number.MAX_SAFE_INTEGER;

  function typed(text: string): void {
    setDraft(text);
    const count = Number(text);
    if (
      text !== '' &&
      Number.isInteger(count) &&
      count >= min &&
      count <= highest &&
      count !== value
    ) {
      onChange(count);
    }
  }

  function left(): void {
    const wanted = Number(draft ?? value);
    setDraft(undefined);
    if (max === undefined || !(wanted > max)) return;
    if (value !== max) onChange(max);
    onTooMany?.(wanted);
  }

  function step(by: 1 | -1): void {
    setDraft(undefined);
    onChange(Math.min(highest, Math.max(min, value + by)));
  }

  return (
    <div className={styles['root']} data-size={size}>
      <label className={styles['label']} htmlFor={id} data-hidden={!labelVisible || undefined}>
        {label}
      </label>
      <div className={styles['field']} data-invalid={error !== undefined || undefined}>
        <button
          className={styles['step']}
          type="button"
          aria-label={decreaseLabel}
          aria-controls={id}
          disabled={disabled || value <= min}
          onClick={() => step(-1)}
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
          max={max}
          step={1}
          value={draft ?? value}
          disabled={disabled}
          {...noteProps(id, { hint, error })}
          onChange={(event) => typed(event.target.value)}
          onBlur={left}
        />
        <button
          className={styles['step']}
          type="button"
          aria-label={increaseLabel}
          aria-controls={id}
          disabled={disabled || value >= highest}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {hint !== undefined && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
