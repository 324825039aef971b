import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { type FormEvent, useState } from 'react'
import { CallFailure, call } from '../../data/call/call.ts'
import { endDeviceSignIn, useDeviceSignInAsked } from '../../data/session/device-sign-in.ts'
import { changeSession, useSessionState } from '../../data/session/session.ts'
import { say, useText } from '../../data/words/use-text.ts'
import { useScan } from '../../device/scan-takers.ts'
import { notify } from '../../parts/notices.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import styles from './DeviceSignIn.module.css'

/** Who works at this shared device: a number typed or scanned (a scanner types it and presses Enter). */
export default function DeviceSignIn() {
  const text = useText()
  const { session } = useSessionState()
  const asked = useDeviceSignInAsked()
  const open = asked && session?.deviceuser === true && !session.signedInOnDevice
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && endDeviceSignIn()}
      title={text('device.title')}
      description={text('device.text')}
      closeLabel={text('shell.close')}
      size="s"
    >
      {open && <EmployeeForm />}
    </Dialog>
  )
}

function EmployeeForm() {
  const text = useText()
  const { machine } = useRouteParams()
  const [employee, setEmployee] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const enter = async (number: string) => {
    if (busy) return
    if (number === '') return setFailure(say('people.enter-number'))
    setBusy(true)
    setFailure('')
    try {
      const name = await signInOnDevice(number, machine ?? '')
      endDeviceSignIn()
      notify.success(say('device.welcome', { name }))
    } catch (problem) {
      if (!(problem instanceof Error)) throw problem
      setFailure(problem.message)
      setEmployee('')
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void enter(employee.trim())
  }
  useScan((code) => {
    void enter(code.trim())
    return true
  })
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
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
        <Button size="primary" onClick={endDeviceSignIn}>
          {text('device.watch-only')}
        </Button>
        <Button type="submit" size="primary" variant="primary" busy={busy}>
          {text('device.sign-in')}
        </Button>
      </div>
    </form>
  )
}

async function signInOnDevice(employee: string, machine_id: string): Promise<string> {
  const [known] = await call('verify_employee', { employee, machine_id })
  if (!known?.is_valid_employee) throw new Error(say('device.not-found'))
  if (!known.allow_sign_in) throw new Error(say('device.not-allowed'))
  const [now] = await call('sign_in_on_device', { employee })
  if (!now) throw new CallFailure(say('call.failed'), { status: 500, code: -1 })
  changeSession({ signedInOnDevice: now.signedInOnDevice, device_employee: now.device_employee })
  return now.full_name
}
