import { useId } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

interface SuggestFieldProps extends Omit<TextFieldProps, 'list'> {
  suggestions: readonly { readonly value: string; readonly label?: string | undefined }[]
}

/** Something is typed or picked: what is offered is a help, anything else counts as well. */
export function SuggestField({ suggestions, ...field }: SuggestFieldProps) {
  const list = useId()
  return (
    <>
      <TextField {...field} list={list} />
      <datalist id={list}>
        {suggestions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}
