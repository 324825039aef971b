import { MOST_LABELS } from '@takt/domain/pallets/copies.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { PrintEntry } from '../../PrintEntry.tsx'
import type { PrintValue } from '../../print-value.ts'

export default function LabelPrintingStep({
  value,
  asked,
  change,
  prefill,
  tellFailure,
}: StepProps<PrintValue, NoSettings>) {
  const text = useText()
  return (
    <PrintEntry label={text('print.labels')} most={MOST_LABELS} {...{ value, asked, change, prefill, tellFailure }} />
  )
}
