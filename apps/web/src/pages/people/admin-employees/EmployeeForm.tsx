import type { EmployeeSettingRow } from '@takt/domain/people/model/employee-setting.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { GroupField } from './GroupField.tsx'

interface EmployeeFormProps {
  /** Null: a new one. */
  employee: EmployeeSettingRow | null
  onSaved: () => Promise<void>
  onClose: () => void
}

export function EmployeeForm({ employee, onSaved, onClose }: EmployeeFormProps) {
  const text = useText()
  const [number, setNumber] = useState(employee?.employee_number ?? '')
  const [name, setName] = useState(employee?.employee_name ?? '')
  const [signIn, setSignIn] = useState(employee?.allow_sign_in ?? true)
  const [active, setActive] = useState(employee?.active ?? true)
  const [department, setDepartment] = useState(employee?.department ?? '')
  const [zone, setZone] = useState(employee?.zone ?? '')
  const [pin, setPin] = useState('')
  const [noPin, setNoPin] = useState(false)
  const pinFault = pin !== '' && !/^\d{4,8}$/.test(pin)
  const save = async () => {
    await call('save_employee', {
      employee_number: number.trim(),
      employee_name: name.trim(),
      allow_sign_in: signIn,
      active,
      department,
      zone,
      pin: noPin ? '' : pin === '' ? null : pin,
      version: employee?.version ?? 0,
    })
    return text('employees.saved', { name: name.trim() })
  }
  return (
    <FormDialog
      size="s"
      title={employee ? employee.employee_name : text('employees.new')}
      fields={[number, name, signIn, active, department, zone, pin, noPin]}
      complete={number.trim() !== '' && name.trim() !== '' && !pinFault}
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          label={text('employees.number')}
          required
          disabled={employee !== null}
          maxLength={30}
          value={number}
          onValueChange={setNumber}
        />
        <TextField label={text('employees.name')} required maxLength={80} value={name} onValueChange={setName} />
      </FieldRow>
      <FieldRow>
        <GroupField kind="department" value={department} onChange={setDepartment} />
        <GroupField kind="zone" value={zone} onChange={setZone} />
      </FieldRow>
      <TextField
        label={text('employees.pin')}
        hint={text(employee?.has_pin ? 'employees.pin-kept' : 'employees.pin-hint')}
        error={pinFault && text('employees.pin-fault')}
        inputMode="numeric"
        type="password"
        autoComplete="new-password"
        maxLength={8}
        disabled={noPin}
        value={pin}
        onValueChange={setPin}
      />
      {employee?.has_pin && <Switch label={text('employees.remove-pin')} checked={noPin} onCheckedChange={setNoPin} />}
      <Switch label={text('employees.may')} checked={signIn} onCheckedChange={setSignIn} />
      <Switch
        label={text('employees.here')}
        description={text('employees.here-text')}
        checked={active}
        onCheckedChange={setActive}
      />
    </FormDialog>
  )
}
