import { employeeCalls } from '@takt/contract/people/employees.calls.ts'
import { employees } from '@takt/domain/people/employees.register.ts'
import { sql } from '../../ground/db/sql.ts'
import { keepRegister } from '../../ground/registers/keep-register.ts'

export default keepRegister(employees, employeeCalls, {
  table: 'employee',
  order: 'employee_name, employee_number',
  names: { department: ['department', 'code'], zone: ['zone', 'code'] },
  more: { has_pin: 'has_pin' },
  usedBy: [],
  check: async ({ row, beside: { pin } }, { db, server }) => {
    if (typeof pin !== 'string' || pin === '') return null
    const { slow, quick } = await server.pins.hashes(pin)
    // Of two who give one pin at once the second is told, not broken off by the index.
    await db.run(sql`select pg_advisory_xact_lock(hashtext('pins'), ${db.company_id})`)
    const { taken } = await db.one<{ taken: boolean }>(sql`
      select takt_pin_taken(${slow}, ${row.employee_number}) or takt_pin_taken(${quick}, ${row.employee_number}) as taken`)
    // A pin names one person: two of the same would sign each other in.
    return taken ? { refusal: 'pin-taken', values: {} } : null
  },
  write: async ({ row, beside: { pin } }, { db, server }) => {
    if (typeof pin !== 'string') return { new_pin: false }
    const hash = pin === '' ? null : (await server.pins.hashes(pin)).slow
    await db.run(sql`update employee set pin_hash = ${hash} where employee_number = ${row.employee_number}`)
    return { new_pin: true }
  },
})
