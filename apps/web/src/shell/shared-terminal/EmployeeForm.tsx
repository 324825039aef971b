import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { type FormEvent, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './DeviceSignIn.module.css'

interface EmployeeFormProps {
  busy: boolean
  failure: string
  onEnter: (employee: string) => Promise<void>
  onWatch: () => void
}

export function EmployeeForm({ busy, failure, onEnter, onWatch }: EmployeeFormProps) {
  const text = useText()
  const [employee, setEmployee] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await onEnter(employee.trim())
    setEmployee('')
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        size="primary"
        label={text('device.employee')}
        value={employee}
        onValueChange={setEmployee}
        error={failure}
        inputMode="numeric"
        autoFocus
      />
      <div className={styles.buttons}>
        <Button size="primary" onClick={onWatch}>
          {text('device.watch-only')}
        </Button>
        <Button type="submit" size="primary" variant="primary" busy={busy}>
          {text('device.sign-in')}
        </Button>
      </div>
    </form>
  )
}
