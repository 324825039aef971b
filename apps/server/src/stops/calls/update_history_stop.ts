import { updateHistoryStop } from '@takt/contract/stops/update_history_stop.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { reachesLevel } from '@takt/domain/ground/levels.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { nameStop, stopToChange } from '../coding.ts'

export default handle(updateHistoryStop, async (input, context) => {
  const level = Number(settingValues(context.session.company_settings).historyCodingLevel) || 0
  if (!reachesLevel(context.session, level)) return { refusal: 'history-coding-level', values: { level } }
  const stop = await stopToChange(context.db, input.machine_id, input.stop)
  if (!stop) return { refusal: 'stop-not-found', values: {} }
  const coded = await nameStop(input, context, stop)
  if (isRefusal(coded)) return coded
  context.machineChanged(input.machine_id)
  context.emit('StopsChanged', { machine_id: input.machine_id })
  return coded
})
