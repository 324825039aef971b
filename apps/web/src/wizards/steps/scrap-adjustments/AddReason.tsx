import { compareCodes } from '@takt/domain/scrap/compare-codes.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'

interface AddedReason {
  readonly scrap_reason: string
  readonly description: string
  readonly scrap_reason_color: string
  readonly scrap_text_flag: 0 | 1
}

interface AddReasonProps {
  machine_id: string
  used: readonly string[]
  onAdd: (reason: AddedReason) => void
}

/** A reason that nothing is booked of yet. */
export function AddReason({ machine_id, used, onAdd }: AddReasonProps) {
  const text = useText()
  const { rows = [] } = useLoad('get_scrap_codes', { machine_id })
  const free = rows.filter(({ code }) => !used.includes(code)).sort((a, b) => compareCodes(a.code, b.code))
  if (free.length === 0) return null
  return (
    <SelectField
      label={text('wizard.scrap-adjustments.add')}
      placeholder={text('wizard.scrap-adjustments.add')}
      value={null}
      onValueChange={(code) => {
        const reason = free.find((row) => row.code === code)
        if (!reason) return
        const { description, scrap_reason_color, scrap_text_flag } = reason
        onAdd({ scrap_reason: reason.code, description, scrap_reason_color, scrap_text_flag })
      }}
      options={free.map(({ code, description }) => ({ value: code, label: `${code} ${description}` }))}
    />
  )
}
