import { call } from '../../data/call/call.ts'
import { changeSession } from '../../data/session/session.ts'
import { say } from '../../data/words/use-text.ts'
import { notify } from '../../parts/notices.ts'

export async function leaveDevice(): Promise<void> {
  try {
    await call('sign_in_on_device', { employee: '' })
    changeSession({ signedInOnDevice: false, device_employee: '' })
    notify.info(say('device.signed-out'))
  } catch (problem) {
    notify.refused(problem)
  }
}
