import { createContext } from 'react'

export interface NumberRange {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Written without signs between thousands, as its field is. */
  readonly plain?: boolean
}

/** What fields say by themselves, in the reader's language. Given once, above the pages. */
export interface FieldWords {
  outside: (range: NumberRange) => string
  full: (most: number) => string
}

export const FieldWordsContext = createContext<FieldWords>({
  outside: ({ min, max }) => `${min ?? ''}–${max ?? ''}`,
  full: (most) => String(most),
})
