import type { FieldWords } from '@takt/ui/field/field-words.ts'
import { useMemo } from 'react'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'

/** What every field says when what is typed does not fit. */
export function useFieldWords(): FieldWords {
  const text = useText()
  const number = useNumber()
  return useMemo(
    () => ({
      outside: ({ min, max, plain }) => {
        const said = plain ? String : number
        if (min === undefined) return text('field.at-most', { max: said(max ?? 0) })
        if (max === undefined) return text('field.at-least', { min: said(min) })
        return text('field.between', { min: said(min), max: said(max) })
      },
      full: (most) => text('field.full', { count: most }),
    }),
    [text, number],
  )
}
