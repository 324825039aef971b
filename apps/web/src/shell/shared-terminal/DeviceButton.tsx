import { Button } from '@takt/ui/button/Button.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { askDeviceSignIn } from '../../data/session/device-sign-in.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './DeviceSignIn.module.css'
import { leaveDevice } from './leave-device.ts'

/** Only a shared device has it; the person it belongs to signs in once, with their account. */
export function DeviceButton() {
  const text = useText()
  const { deviceuser, signedInOnDevice, device_employee } = useSession()
  if (!deviceuser) return null
  if (signedInOnDevice) {
    return (
      <Button className={styles.button} onClick={() => void leaveDevice()}>
        {text('device.sign-out', { name: device_employee })}
      </Button>
    )
  }
  return (
    <Button className={styles.button} variant="primary" icon={<UserIcon />} onClick={askDeviceSignIn}>
      {text('device.sign-in')}
    </Button>
  )
}
