import { type ReactNode, useContext } from 'react'
import { FieldWordsContext } from './field-words.ts'

/** A shorter field, such as a time of day, is full when it is right, and all of it is in sight. */
const LEAST = 8

/** The browser takes no more characters than fit and cuts what is pasted; a field that is full says so. */
export function useFullHint(value: string, most: number | undefined, hint: ReactNode): ReactNode {
  const { full } = useContext(FieldWordsContext)
  return most !== undefined && most >= LEAST && value.length >= most ? full(most) : hint
}
