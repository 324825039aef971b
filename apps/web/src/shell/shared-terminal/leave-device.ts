import { CallFailure, call } from '../../data/call.ts'
import { changeSession } from '../../data/session.ts'
import { say } from '../../data/use-text.ts'
import { notify } from '../notices.ts'

export async function leaveDevice(): Promise<void> {
  try {
    await call('sign_in_on_device', { employee: '' })
    changeSession({ signedInOnDevice: false, device_employee: '' })
    notify.info(say('device.signed-out'))
  } catch (problem) {
    if (!(problem instanceof CallFailure)) throw problem
    notify.failure(problem.message)
  }
}
