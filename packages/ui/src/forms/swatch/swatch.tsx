import { useId, type ReactElement } from 'react';
import { FieldNotes } from '../field/field-shell.tsx';
import { VisuallyHidden } from '../../layout/hidden/hidden.tsx';
import styles from './swatch.module.css';

/** Color with a name. */
export interface SwatchColor {
  name: string;
  /** `#rrggbb`. */
  color: string;
  /** Second color of a two-colored product. */
  secondColor?: string | undefined;
}

/** Dot of a color, 14 px in lists. Decorative: its name is in the text. */
export function SwatchDot({ color, secondColor }: Omit<SwatchColor, 'name'>): ReactElement {
  return (
    <svg className={styles['dot']} viewBox="0 0 14 14" aria-hidden focusable="false">
      <circle cx="7" cy="7" r="7" fill={color} />
      {secondColor !== undefined && <path d="M2.05 11.95a7 7 0 0 0 9.9-9.9z" fill={secondColor} />}
      <circle className={styles['rim']} cx="7" cy="7" r="6.5" />
    </svg>
  );
}

export interface SwatchListProps {
  /** "Színek". */
  label: string;
  colors: readonly SwatchColor[];
  /** Number of dots; the others are a number: +3. Default: 5. */
  maxColors?: number | undefined;
}

/** Colors of a product, on its card. */
export function SwatchList({ label, colors, maxColors = 5 }: SwatchListProps): ReactElement {
  const hiddenCount = colors.length - maxColors;
  return (
    <ul className={styles['list']} aria-label={label}>
      {colors.slice(0, maxColors).map(({ name, color, secondColor }) => (
        <li key={name} title={name}>
          <SwatchDot color={color} secondColor={secondColor} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
      {hiddenCount > 0 && <li className={styles['rest']}>{`+${hiddenCount}`}</li>}
    </ul>
  );
}

export interface SwatchOption extends SwatchColor {
  value: string;
  /** Unavailable (in this combination): struck through and announced as sold out. */
  soldOut?: boolean | undefined;
  /** Names the other options that this value changes. */
  changesOthersLabel?: string | undefined;
}

export interface SwatchGroupProps {
  /** "Szín". Followed by the name of the selected color. */
  legend: string;
  /** Name of the radio buttons in their form. */
  name: string;
  options: readonly SwatchOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** "elfogyott", added to the names of sold-out colors. */
  soldOutLabel: string;
  error?: string | undefined;
  /** Id of the form elsewhere on the page that the inputs belong to. */
  form?: string | undefined;
}

/** Selection of one color, as dots of 44 px. A sold-out color can be selected, for a stock alert. */
export function SwatchGroup({
  legend,
  name,
  options,
  value,
  onChange,
  soldOutLabel,
  error,
  form,
}: SwatchGroupProps): ReactElement {
  const id = useId();
  const selectedOption = options.find((option) => option.value === value);
  const changeLabels = [...new Set(options.flatMap((option) => option.changesOthersLabel ?? []))];
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles['legend']}>
        <span>{legend}</span>
        {selectedOption !== undefined && (
          <span className={styles['chosen']}>{selectedOption.name}</span>
        )}
      </legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label
            className={styles['option']}
            key={option.value}
            title={option.name}
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
            <SwatchDot color={option.color} secondColor={option.secondColor} />
            <VisuallyHidden>
              {[
                option.name,
                option.changesOthersLabel,
                option.soldOut === true ? soldOutLabel : undefined,
              ]
                .filter((part) => part !== undefined)
                .join(', ')}
            </VisuallyHidden>
          </label>
        ))}
      </div>
      {changeLabels.map((text) => (
        <p className={styles['changesOthers']} key={text} aria-hidden>
          {text}
        </p>
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
