import { useId } from 'react';
import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names.ts';
import { FieldNotes, noteProps } from '../field/field-shell.tsx';
import styles from './checkbox.module.css';

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'type' | 'className'>;

export interface CheckboxProps extends NativeInput {
  /** May contain a link (terms, privacy). */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function Checkbox({
  label,
  hint,
  error,
  className,
  id: givenId,
  ...fieldProps
}: CheckboxProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={classNames(styles['root'], className)}>
      <label className={styles['line']} htmlFor={id}>
        <input
          {...fieldProps}
          {...noteProps(id, { hint, error })}
          className={styles['box']}
          id={id}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
