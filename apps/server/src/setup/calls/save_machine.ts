import { saveMachine } from '@takt/contract/setup/save_machine.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { judgeMachine } from '@takt/domain/setup/judge-machine.ts'
import type { MachineSetting } from '@takt/domain/setup/model/machine-setting.ts'
import { placeKinds } from '@takt/domain/setup/place-code.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { changeCounting, changeDay, countUpToNow } from '../../machines/change-counting.ts'
import { machineSettings, ofMachine } from '../machines/machine-settings.ts'
import { addPlace, findPlace, placeOrGeneral } from '../machines/places.ts'
import { addMachine, changeMachine, setBundleSize } from '../machines/write-machine.ts'

export default handle(saveMachine, async (input, { db, now, audit, emit, machineChanged }) => {
  const { version, new_places, copy_of, ...asked } = input
  const { machine_id } = asked
  const added = version === 0
  const fault = judgeMachine(asked, { added })
  if (fault) return fault
  await db.run(sql`select 1 from machine where machine_id = ${machine_id} for no key update`)
  const [before] = await machineSettings(db, { now, which: ofMachine(machine_id) })
  if (!added && before?.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  for (const place of new_places) {
    const taken = await addPlace(db, place)
    if (taken) return taken
    audit({ what: 'place.added', key: `${place.kind}/${place.code}`, after: place })
  }
  const machine = {
    ...asked,
    zone: await placeOrGeneral(db, 'zone', asked.zone),
    category: await placeOrGeneral(db, 'category', asked.category),
  }
  const unknown = await unknownNames(db, machine)
  if (unknown) return unknown
  if (added) {
    // A person who writes m101 means M101.
    const alike = await db.maybe(sql`select 1 from machine where lower(machine_id) = lower(${machine_id})`)
    if (alike || !(await addMachine(db, machine, copy_of))) return { refusal: 'machine-taken', values: { machine_id } }
  } else if (before) {
    const at = await countUpToNow(db, machine_id, { active: before.active, now })
    await changeDay(db, machine_id, { before, after: machine, at })
    await changeCounting(db, machine_id, { before, after: machine, at })
    await changeMachine(db, machine, before)
    // When the clock has to look at it next may have changed with the calendar.
    await countUpToNow(db, machine_id, { active: before.active, now: at })
  }
  await setBundleSize(db, machine_id, machine.bundle_size)
  audit({ what: added ? 'machine.added' : 'machine.changed', key: machine_id, before, after: machine })
  machineChanged(machine_id)
  emit('SettingsChanged', {})
  return await machineSettings(db, { now, which: ofMachine(machine_id) })
})

/** What the machine is put into or given must be there. */
async function unknownNames(db: CompanyDb, machine: MachineSetting): Promise<Refusal | null> {
  for (const kind of placeKinds) {
    const code = machine[kind]
    if (code !== '' && !(await findPlace(db, { kind, code }))) return { refusal: 'place-unknown', values: { code } }
  }
  const found = await db.one<{ calendar: boolean; code: boolean; behind: boolean; scrap: boolean }>(sql`
    select ${machine.calendar_id}::int is null
        or exists (select from calendar where calendar_id = ${machine.calendar_id}::int) as calendar,
      ${machine.unattended_code} = '' or exists (select from stop_code where stop_code = ${machine.unattended_code}) as code,
      ${machine.machine_id_real} = '' or exists (select from machine where machine_id = ${machine.machine_id_real}) as behind,
      ${machine.scrap_reason} = '' or exists (select from scrap_reason where code = ${machine.scrap_reason}) as scrap`)
  if (!found.calendar) return { refusal: 'calendar-not-found', values: { calendar_id: machine.calendar_id ?? 0 } }
  if (!found.code) return { refusal: 'unattended-code-unknown', values: { code: machine.unattended_code } }
  if (!found.scrap) return { refusal: 'scrap-reason-unknown', values: { code: machine.scrap_reason } }
  if (!found.behind) return { refusal: 'machine-not-found', values: { machine_id: machine.machine_id_real } }
  return null
}
