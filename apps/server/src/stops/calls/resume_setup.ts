import { resumeSetup } from '@takt/contract/stops/resume_setup.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { heldReason } from '@takt/domain/stops/code-stop.ts'
import { resumeSetup as resume } from '@takt/domain/stops/setup.ts'
import { handle } from '../../ground/call/handle.ts'
import { sayOfStop } from '../coding.ts'
import { setupPlace } from '../setup-place.ts'

export default handle(resumeSetup, async (input, context) => {
  const { session, audit } = context
  const { machine_id } = input
  const place = await setupPlace(machine_id, context)
  if (!place) return { refusal: 'machine-not-found', values: { machine_id } }
  const coding = resume(input, place)
  if (isRefusal(coding)) return coding
  const held = place.stop && heldReason(place.stop, coding.reason)
  if (held) return held
  const employee = session.device_employee || session.employee_number
  const said = await sayOfStop(machine_id, { ...coding, note: place.stop?.note ?? '', employee }, context)
  audit({
    what: 'setup.resumed',
    key: `${machine_id}/${coding.stop}`,
    before: place.stop,
    after: { set_status: input.set_status, stop_reason: coding.reason },
  })
  context.machineChanged(input.machine_id)
  context.emit('StopsChanged', { machine_id: input.machine_id })
  return said
})
