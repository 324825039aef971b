import { MOST_COPIES } from '@takt/domain/pallets/copies.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import { Fact, Facts } from '../../Facts.tsx'
import { PrintEntry } from '../../PrintEntry.tsx'
import type { PrintValue } from '../../print-value.ts'

export interface PrintSettings {
  /** Pieces on the pallet, as they will stand on its flag; 0 = not said. */
  pieces: number
}

export default function PrintStep(props: StepProps<PrintValue, PrintSettings>) {
  const { value, settings, asked, change, prefill, tellFailure } = props
  const text = useText()
  const language = useLanguage()
  return (
    <>
      {settings.pieces > 0 && (
        <Facts>
          <Fact label={text('pallet.on-pallet')} strong>
            {`${numberText(settings.pieces, language)} ${unitText(asked.order?.unit ?? '')}`.trim()}
          </Fact>
        </Facts>
      )}
      <PrintEntry label={text('print.copies')} most={MOST_COPIES} {...{ value, asked, change, prefill, tellFailure }} />
    </>
  )
}
