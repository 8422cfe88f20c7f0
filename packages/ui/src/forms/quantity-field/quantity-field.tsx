import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { noteProps } from '../field/field-shell.tsx';
import { Icon } from '../../content/icon/icon.tsx';
import styles from './quantity-field.module.css';

export interface QuantityFieldProps {
  /** "Mennyiség". In a cart line with the product's name. */
  label: string;
  labelVisible?: boolean | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  /** A whole number, `min` to `max`, in steps. */
  value: number;
  onChange: (value: number) => void;
  /** 1 unless told. */
  min?: number | undefined;
  /** How many more one press is; only `min` and whole steps above it are reported. 1 unless told. */
  step?: number | undefined;
  /** What stock allows. Never below `min`: one that is counts as `min`. */
  max?: number | undefined;
  /**
   * What is wrong with a number that was typed and cannot be had. Said under the field as an error while it stands
   * there, then as the reason why the field went back, until another number is chosen.
   */
  problemOf?: ((wanted: number) => string | undefined) | undefined;
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

/** A text that is being typed, and the quantities that were reported of it. */
interface Draft {
  readonly text: string;
  readonly reported: readonly number[];
}

/**
 * How many: a number field between two buttons. Reports whole numbers inside the bounds only; what is
 * typed stays as typed until the field is left; then it becomes the last number that was right, or the most there is.
 * A value from outside that was not typed here, as after a refused change, replaces the typed text.
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
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    if (draft?.reported.includes(value) === false) setDraft(undefined);
  }
  const wrong = error ?? (draft === undefined ? undefined : problem);
  const told = wrong === undefined ? (problem ?? hint) : undefined;
  const room = Math.max(0, (max ?? Number.MAX_SAFE_INTEGER) - min);
  const highest = min + room - (room % step);

  function typed(text: string): void {
    const count = Number(text);
    const canBeHad =
      text !== '' &&
      Number.isInteger(count) &&
      (count - min) % step === 0 &&
      count >= min &&
      count <= highest;
    const isChange = canBeHad && count !== value;
    setDraft({ text, reported: [...(draft?.reported ?? []), ...(isChange ? [count] : [])] });
    setProblem(canBeHad || text === '' ? undefined : problemOf?.(count));
    if (isChange) onChange(count);
  }

  function left(): void {
    const wanted = Number(draft?.text ?? value);
    setDraft(undefined);
    if (wanted > highest && value !== highest) onChange(highest);
  }

  /** From a number between two steps to the next one, not past it. */
  function press(by: 1 | -1): void {
    setDraft(undefined);
    setProblem(undefined);
    const steps = (value - min) / step;
    const next = by === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
    onChange(Math.min(highest, Math.max(min, min + next * step)));
  }

  return (
    <div className={styles['root']} data-size={size}>
      <label className={styles['label']} htmlFor={id} data-hidden={!labelVisible || undefined}>
        {label}
      </label>
      <div className={styles['field']} data-invalid={wrong !== undefined || undefined}>
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
          value={draft?.text ?? value}
          disabled={disabled}
          {...noteProps(id, { hint: told, error: wrong })}
          onChange={(event) => typed(event.target.value)}
          onBlur={left}
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
      {told !== undefined && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {told}
        </p>
      )}
      {wrong !== undefined && (
        <p
          className={styles['error']}
          id={`${id}-error`}
          role={error === undefined ? 'alert' : undefined}
        >
          {wrong}
        </p>
      )}
    </div>
  );
}
