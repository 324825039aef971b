import { MOST_COPIES } from '@takt/domain/pallets/copies.ts'
import { useText } from '../../../data/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { PrintEntry } from '../../PrintEntry.tsx'
import type { PrintValue } from '../../print-value.ts'

export default function PrintStep({ value, asked, change, tellFailure }: StepProps<PrintValue, NoSettings>) {
  const text = useText()
  return <PrintEntry label={text('print.copies')} most={MOST_COPIES} {...{ value, asked, change, tellFailure }} />
}
