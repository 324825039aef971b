import { enteredAmount } from '@takt/domain/ground/entered-amount.ts'
import { type Scale, type ScalePurpose, scalePurposes } from '@takt/domain/scrap/model/scale.ts'
import { type ScaleUnit, scaleUnit, scaleUnits } from '@takt/domain/scrap/scale-for.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { call } from '../../../data/call/call.ts'
import { mayActOnDevice } from '../../../data/session/device-sign-in.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'

interface ScaleFormProps {
  readonly machine_id: string
  /** Without one a new scale is added. */
  readonly scale?: Scale
  readonly onClose: () => void
  readonly onSaved: () => Promise<void>
}

const blank = { scale_id: '', name: '', signal: '', unit: 'kg', purpose: 'any', min_weight: 0, max_weight: 0 } as const

export function ScaleForm({ machine_id, scale, onClose, onSaved }: ScaleFormProps) {
  const text = useText()
  const {
    draft,
    typed,
    meanwhile,
    set: change,
  } = useDraft(() => {
    const { scale_id, name, signal, unit, purpose, min_weight, max_weight } = scale ?? blank
    const limits = { min: String(min_weight), max: String(max_weight) }
    return { scale_id, name, signal, ...limits, unit: scaleUnit(unit), purpose: purpose as ScalePurpose }
  })
  const set = (field: 'scale_id' | 'name' | 'signal' | 'min' | 'max') => (value: string) => change({ [field]: value })
  const [min, max] = [enteredAmount(draft.min), enteredAmount(draft.max)]
  const named = [draft.scale_id, draft.name, draft.signal].every((word) => word.trim() !== '')
  const save = async () => {
    const { scale_id, name, signal, unit, purpose } = draft
    if (min === null || max === null || unit === null || !mayActOnDevice()) return null
    const about = { name, signal, unit, purpose, min_weight: min, max_weight: max }
    await call('save_scale', { machine_id, scale_id, ...about, version: scale?.version ?? null })
    return text('scales.saved', { scale: scale_id.trim() })
  }
  const wrong = (value: number | null) => value === null && text('scales.not-a-number')
  return (
    <FormDialog
      title={scale ? text('scales.edit-title', { scale: scale.scale_id }) : text('scales.add')}
      saveLabel={text('scales.save')}
      fields={typed}
      meanwhile={meanwhile}
      complete={named && min !== null && max !== null && draft.unit !== null}
      saves="save_scale"
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          label={text('scales.id')}
          required
          maxLength={20}
          disabled={scale !== undefined}
          value={draft.scale_id}
          onValueChange={set('scale_id')}
        />
        <TextField label={text('scales.name')} required maxLength={60} value={draft.name} onValueChange={set('name')} />
      </FieldRow>
      <TextField
        label={text('scales.signal')}
        hint={text('scales.signal-hint')}
        required
        maxLength={80}
        spellCheck={false}
        value={draft.signal}
        onValueChange={set('signal')}
      />
      <SelectField<ScalePurpose>
        label={text('scales.purpose')}
        hint={text(`scales.purpose-hint-${draft.purpose}`)}
        placeholder=""
        value={draft.purpose}
        options={scalePurposes.map((purpose) => ({ value: purpose, label: text(`scales.purpose-${purpose}`) }))}
        onValueChange={(purpose) => change({ purpose })}
      />
      <FieldRow>
        <TextField
          label={text('scales.min')}
          inputMode="decimal"
          error={wrong(min)}
          value={draft.min}
          onValueChange={set('min')}
        />
        <TextField
          label={text('scales.max')}
          hint={text('scales.max-hint')}
          inputMode="decimal"
          error={wrong(max)}
          value={draft.max}
          onValueChange={set('max')}
        />
        <SelectField<ScaleUnit>
          label={text('scales.unit')}
          required
          placeholder={scale?.unit ?? ''}
          value={draft.unit}
          options={scaleUnits.map((unit) => ({ value: unit, label: unit }))}
          onValueChange={(unit) => change({ unit })}
        />
      </FieldRow>
    </FormDialog>
  )
}
