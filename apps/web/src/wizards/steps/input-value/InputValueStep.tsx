import { isTextUnit } from '@takt/domain/scrap/input-groups.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { useStepScan } from '../../engine/step-scan.ts'
import { Fact, Facts } from '../../Facts.tsx'
import layout from '../../Quantity.module.css'
import { QuantityEntry } from '../../QuantityEntry.tsx'
import { noLimits } from '../../quantity-verdict.ts'
import { type EnteredInput, entryOf, type InputValueSettings } from './entered-input.ts'

const LONGEST = 200

export default function InputValueStep(props: StepProps<EnteredInput, InputValueSettings>) {
  const { value, settings, asked, blocked, change, next } = props
  const text = useText()
  const { setting, of } = settings
  const entered = entryOf(value, of)
  const enter = (entry: string) => change({ of, entry })
  // A number or a batch that is written down as words may be on a label; a measured value is on none.
  useStepScan((code) => {
    if (!setting || !isTextUnit(setting.unit)) return false
    // Cut, it would be another number; the page says that it cannot use the code.
    if (code.length > LONGEST) return false
    enter(code)
    return true
  })
  if (!setting) return null
  const { property_description, unit, property_set_value } = setting
  const words = isTextUnit(unit)
  const set = property_set_value === '' ? '–' : `${property_set_value} ${words ? '' : unit}`.trim()
  return (
    <div className={layout.quantity}>
      <Facts>
        <Fact label={text('wizard.input-value.set')} strong>
          {set}
        </Fact>
        <Fact label={text('wizard.input-value.kind')} detail>
          {text(`wizard.input-value.${setting.setting_type}`)}
        </Fact>
      </Facts>
      {words ? (
        <TextField
          label={property_description}
          size="primary"
          maxLength={LONGEST}
          placeholder={property_set_value}
          hint={text('wizard.input-value.stays')}
          value={entered}
          onValueChange={enter}
        />
      ) : (
        <QuantityEntry
          label={property_description}
          unit={unit}
          value={entered}
          settings={{ ...noLimits, decimals: true }}
          touch={asked.touch}
          change={enter}
          {...{ blocked, next }}
        />
      )}
    </div>
  )
}
