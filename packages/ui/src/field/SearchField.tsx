import { useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../icon/icons.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface SearchFieldProps extends Omit<TextFieldProps, 'start' | 'end' | 'type' | 'ref'> {
  clearLabel: string
}

export function SearchField({ clearLabel, onKeyDown, hideLabel = true, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    rest.onValueChange('')
    input.current?.focus()
  }
  return (
    <TextField
      {...rest}
      ref={input}
      role="searchbox"
      enterKeyHint="search"
      hideLabel={hideLabel}
      start={<SearchIcon />}
      end={rest.value !== '' && <IconButton aria-label={clearLabel} icon={<CloseIcon />} onClick={clear} />}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && rest.value !== '') {
          // Otherwise the dialog around the field would close instead.
          event.stopPropagation()
          clear()
        }
        // Enter ends a search: a scanner's next code would otherwise be written behind the last one.
        if (event.key === 'Enter') input.current?.select()
        onKeyDown?.(event)
      }}
    />
  )
}
