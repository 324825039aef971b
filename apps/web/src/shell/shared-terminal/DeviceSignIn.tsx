import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { useState } from 'react'
import { call } from '../../data/call/call.ts'
import { endDeviceSignIn, useDeviceSignInAsked } from '../../data/session/device-sign-in.ts'
import { changeSession, useSessionState } from '../../data/session/session.ts'
import { say, useText } from '../../data/words/use-text.ts'
import { useScan } from '../../device/scan-takers.ts'
import { notify } from '../../parts/notices.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { EmployeeForm } from './EmployeeForm.tsx'
import { PinForm } from './PinForm.tsx'

interface Person {
  readonly employee: string
  readonly name: string
}

/** Who works at this shared device: a number typed or scanned (a scanner types it and presses Enter), and the PIN where it is asked for. */
export default function DeviceSignIn() {
  const text = useText()
  const { session } = useSessionState()
  const asked = useDeviceSignInAsked()
  const [person, setPerson] = useState<Person | null>(null)
  const open = asked && session?.deviceuser === true && !session.signedInOnDevice
  const close = () => {
    setPerson(null)
    endDeviceSignIn()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={text('device.title')}
      description={person ? text('device.pin-text', { name: person.name || person.employee }) : text('device.text')}
      closeLabel={text('shell.close')}
      size="s"
    >
      {open && <Steps person={person} onPerson={setPerson} onClose={close} />}
    </Dialog>
  )
}

interface StepsProps {
  person: Person | null
  onPerson: (person: Person | null) => void
  onClose: () => void
}

function Steps({ person, onPerson, onClose }: StepsProps) {
  const { machine } = useRouteParams()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await act()
    } catch (problem) {
      if (!(problem instanceof Error)) throw problem
      setFailure(problem.message)
    } finally {
      setBusy(false)
    }
  }
  const signIn = async (employee: string, pin: string) => {
    const [now] = await call('sign_in_on_device', { employee, pin })
    if (!now) throw new Error(say('call.failed'))
    changeSession({ signedInOnDevice: now.signedInOnDevice, device_employee: now.device_employee })
    onClose()
    notify.success(say('device.welcome', { name: now.full_name }))
  }
  const enter = (employee: string) =>
    attempt(async () => {
      onPerson(null)
      if (employee === '') throw new Error(say('people.enter-number'))
      const [known] = await call('verify_employee', { employee, machine_id: machine ?? '' })
      if (!known?.is_valid_employee) throw new Error(say('device.not-found'))
      if (!known.allow_sign_in) throw new Error(say('device.not-allowed'))
      // Only where the company asks for it does the answer tell of a PIN; without one the server says what to do.
      if (known.has_pin) onPerson({ employee, name: known.balthzar_full_name })
      else await signIn(employee, '')
    })
  // A badge is one at any time: over a PIN that somebody began it is the next person, and no digits of the PIN.
  useScan((code) => {
    void enter(code.trim())
    return true
  })
  if (!person) return <EmployeeForm busy={busy} failure={failure} onEnter={enter} onWatch={onClose} />
  return (
    <PinForm
      // What one began to type is not the beginning of another's.
      key={person.employee}
      busy={busy}
      failure={failure}
      onEnter={(pin) => attempt(() => signIn(person.employee, pin))}
      onBack={() => {
        setFailure('')
        onPerson(null)
      }}
    />
  )
}
