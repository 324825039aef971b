import { LEAST_PASSWORD_LENGTH } from '@takt/domain/people/new-password.ts'
import type { TextFieldProps } from '@takt/ui/field/TextField.tsx'
import { useText } from '../../data/words/use-text.ts'
import { newPasswordFault } from './new-password-fault.ts'
import { PasswordField } from './PasswordField.tsx'

interface NewPasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'error' | 'holds'> {
  /** The one it replaces, where it is known. */
  old?: string
  /** Of the person: a password made of them is guessed. */
  names: readonly string[]
  /** What the server said of it, which knows more common ones. */
  refused?: string
}

/** A password that is being chosen: the rule stands below it, and what is wrong with it is told while it is typed. */
export function NewPasswordField({ old = '', names, refused = '', ...field }: NewPasswordFieldProps) {
  const text = useText()
  const fault = newPasswordFault(text, { old, next: field.value ?? '', names })
  return (
    <PasswordField
      maxLength={200}
      autoComplete="new-password"
      {...field}
      hint={field.hint ?? text('password.rule', { least: LEAST_PASSWORD_LENGTH })}
      error={fault || refused}
      holds={fault !== ''}
    />
  )
}
