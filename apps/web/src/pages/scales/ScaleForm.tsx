import { enteredAmount } from '@takt/domain/entered-amount.ts'
import type { Scale } from '@takt/domain/model/scale.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { type FormEvent, useId, useState } from 'react'
import { CallFailure, call } from '../../data/call.ts'
import { mayActOnDevice } from '../../data/device-sign-in.ts'
import { useText } from '../../data/use-text.ts'
import { notify } from '../../shell/notices.ts'
import styles from './Scale.module.css'

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
  const form = useId()
  const { min_weight, max_weight, ...words } = scale ?? blank
  const [typed, setTyped] = useState(() => ({
    scale_id: words.scale_id,
    name: words.name,
    signal: words.signal,
    unit: words.unit,
    min: String(min_weight),
    max: String(max_weight),
  }))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const set = (field: keyof typeof typed) => (value: string) => setTyped((before) => ({ ...before, [field]: value }))
  const [min, max] = [enteredAmount(typed.min), enteredAmount(typed.max)]
  const ready =
    min !== null && max !== null && [typed.scale_id, typed.name, typed.signal, typed.unit].every((word) => word.trim())
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready || busy || !mayActOnDevice()) return
    setBusy(true)
    setFailure('')
    const { scale_id, name, signal, unit } = typed
    const limits = { min_weight: min, max_weight: max }
    try {
      await call('save_scale', { machine_id, scale_id, name, signal, unit, ...limits, version: scale?.version ?? null })
      await onSaved()
      notify.success(text('scales.saved', { scale: scale_id.trim() }))
      onClose()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.message)
      setBusy(false)
      await onSaved()
    }
  }
  const wrong = (value: number | null) => value === null && text('scales.not-a-number')
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !busy && onClose()}
      closesBeside={false}
      closeLabel={text('shell.close')}
      title={scale ? text('scales.edit-title', { scale: scale.scale_id }) : text('scales.add')}
      footer={
        <>
          <Button size="primary" onClick={onClose}>
            {text('shell.cancel')}
          </Button>
          <Button size="primary" variant="primary" type="submit" form={form} busy={busy} disabled={!ready}>
            {text('scales.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField
          label={text('scales.id')}
          required
          maxLength={20}
          disabled={scale !== undefined}
          value={typed.scale_id}
          onValueChange={set('scale_id')}
        />
        <TextField label={text('scales.name')} required maxLength={60} value={typed.name} onValueChange={set('name')} />
        <TextField
          className={styles.wide}
          label={text('scales.signal')}
          hint={text('scales.signal-hint')}
          required
          maxLength={80}
          spellCheck={false}
          value={typed.signal}
          onValueChange={set('signal')}
        />
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
        {failure !== '' && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}
