import { type Amount, amountsText } from '@takt/domain/ground/by-unit.ts'
import { useCallback } from 'react'
import { useNumber } from './format.ts'
import { unitText } from './unit-text.ts'

/** Amounts of several units beside each other, in the reader's words: 1,240 pcs · 310 kg. */
export function useAmounts(): (amounts: readonly Amount[]) => string {
  const number = useNumber()
  return useCallback(
    (amounts) =>
      amountsText(
        amounts.map(({ unit, quantity }) => ({ unit: unitText(unit), quantity })),
        number,
      ),
    [number],
  )
}
