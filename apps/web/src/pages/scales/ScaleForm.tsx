import { enteredAmount } from '@takt/domain/entered-amount.ts'
import type { Scale } from '@takt/domain/model/scale.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { call } from '../../data/call.ts'
import { mayActOnDevice } from '../../data/device-sign-in.ts'
import { useText } from '../../data/use-text.ts'
import { FieldRow } from '../../shell/form/Fields.tsx'
import { FormDialog } from '../../shell/form/FormDialog.tsx'
import { useDraft } from '../../shell/form/use-draft.ts'

interface ScaleFormProps {
  readonly machine_id: string
  /** Without one a new scale is added. */
  readonly scale?: Scale
  readonly onClose: () => void
  readonly onSaved: () => Promise<void>
}

const blank = { scale_id: '', name: '', signal: '', unit: 'kg', min_weight: 0, max_weight: 0 }

export function ScaleForm({ machine_id, scale, onClose, onSaved }: ScaleFormProps) {
  const text = useText()
  const { draft: typed, set: change } = useDraft(() => {
    const { scale_id, name, signal, unit, min_weight, max_weight } = scale ?? blank
    return { scale_id, name, signal, unit, min: String(min_weight), max: String(max_weight) }
  })
  const set = (field: keyof typeof typed) => (value: string) => change({ [field]: value })
  const [min, max] = [enteredAmount(typed.min), enteredAmount(typed.max)]
  const named = [typed.scale_id, typed.name, typed.signal, typed.unit].every((word) => word.trim() !== '')
  const save = async () => {
    if (min === null || max === null || !mayActOnDevice()) return null
    const { scale_id, name, signal, unit } = typed
    const limits = { min_weight: min, max_weight: max }
    await call('save_scale', { machine_id, scale_id, name, signal, unit, ...limits, version: scale?.version ?? null })
    return text('scales.saved', { scale: scale_id.trim() })
  }
  const wrong = (value: number | null) => value === null && text('scales.not-a-number')
  return (
    <FormDialog
      title={scale ? text('scales.edit-title', { scale: scale.scale_id }) : text('scales.add')}
      saveLabel={text('scales.save')}
      fields={typed}
      complete={named && min !== null && max !== null}
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
          value={typed.scale_id}
          onValueChange={set('scale_id')}
        />
        <TextField label={text('scales.name')} required maxLength={60} value={typed.name} onValueChange={set('name')} />
      </FieldRow>
      <TextField
        label={text('scales.signal')}
        hint={text('scales.signal-hint')}
        required
        maxLength={80}
        spellCheck={false}
        value={typed.signal}
        onValueChange={set('signal')}
      />
      <FieldRow>
        <TextField
          label={text('scales.min')}
          inputMode="decimal"
          error={wrong(min)}
          value={typed.min}
          onValueChange={set('min')}
        />
        <TextField
          label={text('scales.max')}
          hint={text('scales.max-hint')}
          inputMode="decimal"
          error={wrong(max)}
          value={typed.max}
          onValueChange={set('max')}
        />
        <TextField label={text('scales.unit')} required maxLength={8} value={typed.unit} onValueChange={set('unit')} />
      </FieldRow>
    </FormDialog>
  )
}
