import { useId, useState } from 'react';
import type {
  InputHTMLAttributes,
  ReactElement,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { Icon } from '../../content/icon/icon.tsx';
import { FieldShell, noteProps } from '../field/field-shell.tsx';
import type { FieldTexts } from '../field/field-shell.tsx';
import styles from '../field/field.module.css';

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'size' | 'className'> {
  /** Inside the field, after the text: a unit, a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Takes every attribute of an `input`. */
export function TextField({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  className,
  end,
  id: givenId,
  type = 'text',
  ...fieldProps
}: TextFieldProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldShell
      id={id}
      label={label}
      labelHidden={labelHidden}
      optionalLabel={optionalLabel}
      hint={hint}
      error={error}
      className={className}
    >
      <span className={styles['box']}>
        <input
          {...fieldProps}
          {...noteProps(id, { hint, error })}
          className={styles['input']}
          id={id}
          type={type}
        />
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

/** A password that can be looked at. */
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
  /** The first, empty choice: "Válasszon országot". */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

export function SelectField({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  className,
  choices,
  placeholder,
  id: givenId,
  ...fieldProps
}: SelectFieldProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldShell
      id={id}
      label={label}
      labelHidden={labelHidden}
      optionalLabel={optionalLabel}
      hint={hint}
      error={error}
      className={className}
    >
      <span className={styles['box']}>
        <select
          {...fieldProps}
          {...noteProps(id, { hint, error })}
          className={styles['select']}
          id={id}
        >
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

/** Some lines of text; grows with them where the browser can. */
export function TextArea({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  className,
  id: givenId,
  rows = 4,
  ...fieldProps
}: TextAreaProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldShell
      id={id}
      label={label}
      labelHidden={labelHidden}
      optionalLabel={optionalLabel}
      hint={hint}
      error={error}
      className={className}
    >
      <textarea
        {...fieldProps}
        {...noteProps(id, { hint, error })}
        className={styles['area']}
        id={id}
        rows={rows}
      />
    </FieldShell>
  );
}
