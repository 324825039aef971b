import { switchMachine } from '@takt/contract/setup/switch_machine.ts'
import { signOut } from '@takt/domain/people/sign-in-shares.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { doAtMachine } from '../../machines/operator-events.ts'
import { lockEmployee, movePerson, placesOf, withAllMachines } from '../../people/attendance.ts'
import { machineSettings, ofMachine } from '../machines/machine-settings.ts'

export default handle(switchMachine, async ({ machine_id, active }, { db, now, audit, emit, machineChanged }) => {
  const row = await db.maybe<{ active: boolean }>(sql`
    select active from machine where machine_id = ${machine_id} for no key update`)
  if (!row) return { refusal: 'machine-not-found', values: { machine_id } }
  if (row.active !== active) {
    if (!active) {
      const order = await db.maybe<{ card_no: string }>(sql`
        select card_no from order_run where machine_id = ${machine_id} and end_time is null order by start_time limit 1`)
      if (order) return { refusal: 'machine-has-order', values: { machine_id, card_no: order.card_no } }
      for (const place of await sendEverybodyHome(db, machine_id, now)) machineChanged(place)
      const heard = await db.maybe(sql`select 1 from machine_state where machine_id = ${machine_id}`)
      if (heard) await doAtMachine(db, machine_id, { event: { kind: 'off' }, now })
    }
    const since = active ? null : new Date(now).toISOString()
    await db.run(sql`
      update machine set active = ${active}, switched_off = ${since}::timestamptz, setup_version = setup_version + 1
      where machine_id = ${machine_id}`)
    audit({
      what: active ? 'machine.switched-on' : 'machine.switched-off',
      key: machine_id,
      before: row,
      after: { active },
    })
    machineChanged(machine_id)
    emit('StopsChanged', { machine_id })
    emit('SettingsChanged', {})
  }
  return await machineSettings(db, { now, which: ofMachine(machine_id) })
})

/** Nobody stays signed in at a machine out of use: their share would be missing elsewhere. Answers where they are. */
async function sendEverybodyHome(db: CompanyDb, machine_id: string, now: number): Promise<string[]> {
  const there = await db.many<{ employee_number: string }>(sql`
    select employee_number from attendance where machine_id = ${machine_id} and until is null order by employee_number`)
  const places = new Set<string>()
  for (const { employee_number } of there) {
    await lockEmployee(db, employee_number)
    await withAllMachines(db, async () => {
      const present = await placesOf(db, employee_number)
      const presence = signOut(present, machine_id)
      if (!presence) return
      await movePerson(db, employee_number, { present, presence, now })
      for (const place of presence.stays) places.add(place)
    })
  }
  return [...places]
}
