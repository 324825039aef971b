import { setupCodesOf } from '@takt/domain/stops/resume-setup.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'

const LONGEST_TYPE = 80

interface SetupFieldProps {
  machine_id: string
  value: string
  onChange: (value: string) => void
}

/** One of the kinds of setup that the company has; where it has none, in words. */
export function SetupType({ machine_id, value, onChange }: SetupFieldProps) {
  const text = useText()
  const { rows } = useLoad('get_setup_types', { machine_id })
  if (rows === undefined || rows.length === 0) {
    return (
      <TextField
        label={text('setup.type')}
        size="primary"
        required
        maxLength={LONGEST_TYPE}
        value={value}
        onValueChange={onChange}
      />
    )
  }
  return (
    <SelectField
      label={text('setup.type')}
      placeholder={text('wizard.setup-type.pick')}
      required
      value={value === '' ? null : value}
      onValueChange={onChange}
      options={rows.map(({ code, description }) => ({ value: code, label: description }))}
    />
  )
}

/** SF326: another setup reason than the one that the stop has. */
export function SetupCode({ machine_id, value, onChange }: SetupFieldProps) {
  const text = useText()
  const { rows } = useLoad('get_stop_codes_for_machine', { machine_id })
  const codes = setupCodesOf(rows ?? [])
  if (codes.length === 0) return null
  return (
    <SelectField
      label={text('wizard.setup-code')}
      placeholder={text('setup.as-it-is')}
      value={value === '' ? null : value}
      onValueChange={onChange}
      options={codes.map(({ stop_code, stop_description }) => ({
        value: stop_code,
        label: `${stop_code} ${stop_description}`,
      }))}
    />
  )
}
