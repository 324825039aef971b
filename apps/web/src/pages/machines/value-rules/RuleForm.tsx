import type { ValueRuleDraft, ValueRuleRow } from '@takt/domain/machines/model/value-rule.ts'
import { type Comparison, comparisons } from '@takt/domain/machines/value-rules.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'

const signs = {
  '=': 'rules.sign-is',
  '<>': 'rules.sign-is-not',
  '<': 'rules.sign-less',
  '<=': 'rules.sign-most',
  '>': 'rules.sign-more',
  '>=': 'rules.sign-least',
} as const satisfies Record<Comparison, TextKey>

const blank: ValueRuleDraft = {
  machine_id: '',
  description: '',
  signal: '',
  comparison: '=',
  value: '',
  stop_code: '',
  verifying: false,
  active: true,
}

interface RuleFormProps {
  /** Null: a new one. */
  rule: ValueRuleRow | null
  onClose: () => void
  onSaved: () => Promise<void>
}

export function RuleForm({ rule, onClose, onSaved }: RuleFormProps) {
  const text = useText()
  const machines = useLoad('get_machine_functions', {})
  const codes = useLoad('get_stop_codes', {})
  const { draft, typed, meanwhile, set } = useDraft<ValueRuleDraft>(rule ?? blank)
  const complete = [draft.machine_id, draft.signal, draft.value, draft.stop_code].every((word) => word.trim() !== '')
  const save = async () => {
    const { machine_id, description, signal, comparison, value, stop_code, verifying, active } = draft
    const said = { machine_id, description, signal, comparison, value, stop_code, verifying, active }
    await call('save_value_rule', { ...said, record_no: rule?.record_no ?? null, version: rule?.version ?? 0 })
    return text('rules.saved', { machine: machine_id })
  }
  return (
    <FormDialog
      title={text(rule ? 'rules.change-title' : 'rules.new-title')}
      saveLabel={text('rules.save')}
      fields={typed}
      meanwhile={meanwhile}
      complete={complete}
      saves="save_value_rule"
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <SelectField
        label={text('rules.machine')}
        placeholder={text('rules.machine')}
        required
        value={draft.machine_id || null}
        options={(machines.rows ?? []).map(({ machine_id, machine_description }) => ({
          value: machine_id,
          label: `${machine_id} ${machine_description}`,
        }))}
        onValueChange={(machine_id) => set({ machine_id })}
      />
      <FieldRow>
        <TextField
          label={text('rules.signal')}
          required
          maxLength={80}
          spellCheck={false}
          value={draft.signal}
          onValueChange={(signal) => set({ signal })}
        />
        <SelectField
          label={text('rules.comparison')}
          placeholder={text('rules.comparison')}
          value={draft.comparison}
          options={comparisons.map((sign) => ({ value: sign, label: text(signs[sign]) }))}
          onValueChange={(comparison) => set({ comparison })}
        />
        <TextField
          label={text('rules.value')}
          required
          maxLength={200}
          spellCheck={false}
          value={draft.value}
          onValueChange={(value) => set({ value })}
        />
      </FieldRow>
      <SelectField
        label={text('rules.reason')}
        placeholder={text('rules.reason')}
        required
        value={draft.stop_code || null}
        options={(codes.rows ?? []).map(({ stop_code, stop_description }) => ({
          value: stop_code,
          label: `${stop_code} ${stop_description}`,
        }))}
        onValueChange={(stop_code) => set({ stop_code })}
      />
      <TextField
        label={text('rules.description')}
        maxLength={80}
        value={draft.description}
        onValueChange={(description) => set({ description })}
      />
      <Switch
        label={text('rules.verifying')}
        description={text('rules.verifying-text')}
        checked={draft.verifying}
        onCheckedChange={(verifying) => set({ verifying })}
      />
      <Switch label={text('rules.active')} checked={draft.active} onCheckedChange={(active) => set({ active })} />
    </FormDialog>
  )
}
