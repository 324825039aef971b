import { confirmPalletFlags } from '@takt/contract/pallets/confirm_pallet_flags.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { confirmFlags } from '@takt/domain/pallets/confirm-flags.ts'
import { tellErp } from '../../erp/outbox.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockFlags } from '../../orders/flag-rows.ts'
import { employeeProblem } from '../../people/verified-employee.ts'
import { signedFlag } from '../signed-flag.ts'

export default handle(confirmPalletFlags, async (input, { db, session, now, audit, emit, sign }) => {
  const { machine_id, card_no, record_nos, quantity, employee } = input
  const machine = await db.maybe<{ special_functions: number[] }>(
    sql`select special_functions from machine where machine_id = ${machine_id}`,
  )
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  const problem = employee === undefined ? null : await employeeProblem(db, employee)
  if (problem) return problem
  const flags = await lockFlags(db, { machine_id, record_nos })
  const missing = record_nos.find((no) => !flags.some((flag) => flag.recordNo === no && fits(flag.cardNo, card_no)))
  if (missing !== undefined) return { refusal: 'pallet-flag-not-found', values: { record_no: missing } }
  const outcomes = confirmFlags(flags, machine)
  if (isRefusal(outcomes)) return outcomes
  const done = outcomes.filter(({ outcome }) => outcome === 'confirmed').map(({ recordNo }) => recordNo)
  const confirmed = flags.filter(({ recordNo }) => done.includes(recordNo))
  const said = confirmed.reduce((sum, { qty }) => sum + qty, 0)
  if (quantity !== undefined && quantity !== said) {
    return { refusal: 'pallet-quantity-differs', values: { counted: quantity, said } }
  }
  await db.run(sql`
    update pallet_flag set confirmed = ${new Date(now).toISOString()}, confirmed_by = ${session.username},
      employee = coalesce(${employee ?? null}, employee)
    where record_no = any (${done}::bigint[])`)
  for (const flag of confirmed) {
    const of = { record_no: flag.recordNo, record_time: now, machine_id, card_no: flag.cardNo, now }
    await tellErp(db, { subject: 'pallet_flag_history', ...of })
  }
  const signed = confirmed.map(async ({ recordNo, cardNo, qty }) => {
    const record = String(recordNo)
    return {
      kind: 'confirm-pallets',
      record,
      machine_id,
      card_no: cardNo,
      says: { quantity: qty },
      content: await signedFlag(db, record),
    } as const
  })
  await sign(await Promise.all(signed))
  // One each: the changes of an order are found by its pallets.
  for (const { recordNo, cardNo, qty } of confirmed) {
    const after = { card_no: cardNo, qty, ...(employee === undefined ? {} : { employee }) }
    audit({ what: 'pallet-flag.confirmed', key: String(recordNo), after })
  }
  emit('PalletsChanged', { machine_id })
  return outcomes
})

const fits = (cardNo: string, wanted: string) => wanted === '' || cardNo === wanted
