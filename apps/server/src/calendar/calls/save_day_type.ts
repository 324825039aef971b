import { saveDayType } from '@takt/contract/calendar/save_day_type.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { dayTypeRows } from '../calendar-rows.ts'
import { lockCalendars } from '../change-calendars.ts'
import { addDayType, changeDayType } from '../change-day-type.ts'

export default handle(saveDayType, async (input, { db, session, now, audit, emit, machineChanged }) => {
  await lockCalendars(db)
  const { day_type } = input
  const { language } = session
  const [before] = day_type === null ? [] : await dayTypeRows(db, language, day_type)
  const saved =
    day_type === null
      ? await addDayType(db, input, language)
      : await changeDayType(db, { ...input, day_type }, { now, language })
  if (isRefusal(saved)) return saved
  audit({ what: before ? 'day-type.changed' : 'day-type.added', key: saved.day_type, before, after: input })
  emit('SettingsChanged', {})
  for (const machine_id of saved.machines) machineChanged(machine_id)
  for (const machine_id of saved.stopsChanged) emit('StopsChanged', { machine_id })
  return await dayTypeRows(db, language, saved.day_type)
})
