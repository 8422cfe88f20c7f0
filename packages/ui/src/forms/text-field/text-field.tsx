import { useState } from 'react';
import type {
  InputHTMLAttributes,
  ReactElement,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import { FieldShell, useField, type FieldTexts } from '../field/field-shell.tsx';
import styles from '../field/field.module.css';

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'size' | 'className'> {
  /** Content inside the field after the text: a unit, a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Field with one line of text. Accepts every attribute of an `input`. */
export function TextField({ end, type = 'text', ...fieldProps }: TextFieldProps): ReactElement {
  const { shell, control } = useField(fieldProps);
  return (
    <FieldShell {...shell}>
      <span className={styles['box']}>
        <input {...control} className={styles['input']} type={type} />
        {end !== undefined && <span className={styles['end']}>{end}</span>}
      </span>
    </FieldShell>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** "Jelszó megjelenítése". */
  showLabel: string;
  /** "Jelszó elrejtése". */
  hideLabel: string;
}

/** Field for a password, with a button that shows and hides it. */
export function PasswordField({
  showLabel,
  hideLabel,
  ...fieldProps
}: PasswordFieldProps): ReactElement {
  const [isVisible, setVisible] = useState(false);
  return (
    <TextField
      {...fieldProps}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      end={
        <button
          className={styles['inside']}
          type="button"
          aria-label={isVisible ? hideLabel : showLabel}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}

export interface SelectChoice {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'className'> {
  choices: readonly SelectChoice[];
  /** First choice, empty: "Válasszon országot". */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Field with a list of choices. Accepts every attribute of a `select`. */
export function SelectField({
  choices,
  placeholder,
  ...fieldProps
}: SelectFieldProps): ReactElement {
  const { shell, control } = useField(fieldProps);
  return (
    <FieldShell {...shell}>
      <span className={styles['box']}>
        <select {...control} className={styles['select']}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className={styles['arrow']}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </FieldShell>
  );
}

export interface TextAreaProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'className'> {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Field with several lines of text. It grows with its text where the browser supports that. */
export function TextArea({ rows = 4, ...fieldProps }: TextAreaProps): ReactElement {
  const { shell, control } = useField(fieldProps);
  return (
    <FieldShell {...shell}>
      <textarea {...control} className={styles['area']} rows={rows} />
    </FieldShell>
  );
}
