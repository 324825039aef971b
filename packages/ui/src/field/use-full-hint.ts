import { type ReactNode, useContext } from 'react'
import { FieldWordsContext } from './field-words.ts'

/** The browser takes no more characters than fit and cuts what is pasted; a field that is full says so. */
export function useFullHint(value: string, most: number | undefined, hint: ReactNode): ReactNode {
  const { full } = useContext(FieldWordsContext)
  return most !== undefined && most > 0 && value.length >= most ? full(most) : hint
}
