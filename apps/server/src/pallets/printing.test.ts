import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  EMPLOYEE,
  type Listener,
  openListener,
  plannedCard,
  preparePallets,
  printFlag,
  runningCard,
} from '../../test/pallet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { aPrinter } from './pallets.fixture.ts'

const AGENT = fileURLToPath(new URL('../../test/print-agent-process.ts', import.meta.url))
const MINUTE = 60_000

const server = testServer()
let operator: Caller
let admin: Caller
let printer: Listener

beforeAll(async () => {
  // What is printed is the matter here; who may choose where stands in label-printers.test.ts.
  await server.sql(
    `update app_user set granted = '{pallet-flag-printer-selection}' where company_id = 1000 and username = 'operator'`,
  )
  operator = await server.signIn('operator')
  admin = await server.signIn('admin')
  printer = await openListener()
  await preparePallets(server)
  await aPrinter(server, { printer_no: 'P-hall', host: '127.0.0.1', port: printer.port })
})
afterAll(() => printer.close())
beforeEach(async () => {
  server.clock.now = null
  // What a test before has queued comes out first: it would lie among the labels of this one.
  await until(async () =>
    expect(
      await server.sql(`select 1 from print_job where printer_no = 'P-hall' and status in ('New', 'Printing')`),
    ).toEqual([]),
  )
  printer.labels.length = 0
})

const history = async (card_no: string, kind: 'flag' | 'label' = 'flag', machine_id = 'PX1') =>
  (await operator.call('get_print_history', { machine_id, card_no, kind })).data
const statusOf = async (record_no: number) =>
  (await server.sql<{ status: string }>('select status from print_job where record_no = $1', [record_no]))[0]?.status

test('T-ENTITY-18 T-ENTITY-18-X a flag is printed by the agent over TCP and says Printed then', async () => {
  const card_no = await runningCard({ server, operator })
  const flag = await printFlag(operator, { card_no, printer: 'P-hall' })
  await until(async () => expect(await statusOf(flag.print_job)).toBe('Printed'))
  expect(printer.labels).toHaveLength(1)
  expect(printer.labels[0]).toContain(`>;>800${flag.erpId}`)
  expect(printer.labels[0]).toContain('40 pcs')
  expect(await history(card_no)).toEqual([
    {
      record_no: flag.print_job,
      machine_id: 'PX1',
      card_no,
      print_text: `WO-${card_no} · PP-1 · 40 pcs · ${flag.erpId}`,
      date: expect.any(String),
      status: 'Printed',
      kind: 'flag',
      pallet_flag: flag.recordNo,
      pallet_flag_type: '',
      copies: 1,
      printer_no: 'P-hall',
      printer_name: 'P-hall',
      printer_description: 'Printer P-hall',
      last_error: '',
    },
  ])
})

test('T-CALL-10 T-PANEL-34-X a failed print says why and is queued again by hand, on another printer if one is named', async () => {
  const card_no = await runningCard({ server, operator })
  const { print_job } = await printFlag(operator, { card_no, printer: 'P-none' })
  await until(async () => expect(await statusOf(print_job)).toBe('Failed'))
  const [job] = await history(card_no)
  expect(job).toMatchObject({ last_error: 'The printer has no address.' })
  const again = {
    record_no: print_job,
    print_text: String(job?.print_text),
    date: String(job?.date),
    print_status: 'New' as const,
    alternative_printer: 'P-hall',
  }
  const stale = await operator.call('update_print_job_status', { ...again, date: '2020-01-01T00:00:00Z' })
  expect(stale).toMatchObject({ status: 409, message: 'Changed by someone else, reloaded.' })
  expect((await operator.call('update_print_job_status', { ...again, alternative_printer: 'Sold' })).status).toBe(404)
  expect((await operator.call('update_print_job_status', again)).data).toEqual([
    { record_no: print_job, status: 'New', printer_no: 'P-hall' },
  ])
  await until(async () => expect(await statusOf(print_job)).toBe('Printed'))
  const [printed] = await history(card_no)
  const own = { ...again, date: String(printed?.date), alternative_printer: '' }
  expect((await operator.call('update_print_job_status', own)).data).toMatchObject([{ printer_no: 'P-hall' }])
  await until(() => expect(printer.labels).toHaveLength(2))
})

test('T-PLANT-522 what was printed has its pieces in the reader’s language, and is queued again as it was read', async () => {
  const card_no = await runningCard({ server, operator })
  const { print_job, erpId } = await printFlag(operator, { card_no, printer: 'P-none' })
  await until(async () => expect(await statusOf(print_job)).toBe('Failed'))
  const speaks = (language: string) =>
    server.sql(`update app_user set language = $1 where username = 'operator'`, [language])
  await speaks('de')
  const [job] = await history(card_no)
  expect(job).toMatchObject({ print_text: `WO-${card_no} · PP-1 · 40 Stk · ${erpId}` })
  const again = { record_no: print_job, print_text: String(job?.print_text), date: String(job?.date) }
  const queued = { ...again, print_status: 'New' as const, alternative_printer: 'P-hall' }
  expect((await operator.call('update_print_job_status', queued)).status).toBe(200)
  await speaks('en')
})

test('T-PLANT-553 whoever queued a print that failed is told what, where and why, once a printer, and nobody else is', async () => {
  const told = async (who: Caller) =>
    (await who.call('get_notifications', { unread: true })).data.filter(({ type }) => type === 'not-printed')
  await server.sql(`delete from notification where kind = 'not-printed'`)
  const card_no = await runningCard({ server, operator })
  for (const nth of [1, 2]) {
    const { print_job, erpId } = await printFlag(operator, { card_no, printer: 'P-none' })
    await until(async () => expect(await statusOf(print_job)).toBe('Failed'))
    const text = `“WO-${card_no} · PP-1 · 40 pcs · ${erpId}” was not printed on P-none: The printer has no address. See to the printer, then print it again.`
    expect(await told(operator), `after ${nth}`).toMatchObject([{ machine_id: 'PX1', text, read: 0 }])
  }
  expect(await told(admin)).toEqual([])
  const { print_job } = await printFlag(operator, { card_no, printer: 'P-hall' })
  await until(async () => expect(await statusOf(print_job)).toBe('Printed'))
  expect(await told(operator)).toHaveLength(1)
})

test('a printer that nobody reaches, and one that breaks off, fail with the reason', async () => {
  const gone = await openListener()
  await gone.close()
  await aPrinter(server, { printer_no: 'P-gone', host: '127.0.0.1', port: gone.port })
  const breaks = await openListener()
  breaks.take = (socket) => socket.resetAndDestroy()
  await aPrinter(server, { printer_no: 'P-breaks', host: '127.0.0.1', port: breaks.port })
  const card_no = await runningCard({ server, operator })
  const jobs = [
    await printFlag(operator, { card_no, printer: 'P-gone' }),
    await printFlag(operator, { card_no, printer: 'P-breaks' }),
  ]
  for (const { print_job } of jobs) await until(async () => expect(await statusOf(print_job)).toBe('Failed'))
  const [broken, missing] = await history(card_no)
  expect(missing?.last_error).toBe('Nobody answers at this address.')
  expect(broken?.last_error).toMatch(/^The printer broke the connection off/)
  await breaks.close()
})

test('T-ENTITY-18-X an agent killed in the middle of a label loses nothing: the job is printed again after its lease', async () => {
  const slow = await openListener()
  await aPrinter(server, { printer_no: 'P-slow', host: '127.0.0.1', port: slow.port })
  const card_no = await runningCard({ server, operator })
  const { print_job } = await printFlag(operator, { card_no, printer: 'P-none' })
  await until(async () => expect(await statusOf(print_job)).toBe('Failed'))
  server.clock.now = Date.now() - 2_000
  const prints = slow.take
  const child = fork(AGENT, { env: { ...process.env, DATABASE: JSON.stringify(server.database) }, execArgv: [] })
  const died = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
  slow.take = () => void child.kill('SIGKILL')
  // As the server's clock stands this lease is not over: only the child may take the job.
  await server.sql(
    `update print_job set status = 'Printing', printer_no = 'P-slow', held_until = $2 where record_no = $1`,
    [print_job, new Date(server.clock.now + 1_000).toISOString()],
  )
  expect(await died).toBe('SIGKILL')
  expect(await statusOf(print_job)).toBe('Printing')
  slow.take = prints
  server.clock.now = Date.now() + 2 * MINUTE
  await until(async () => expect(await statusOf(print_job)).toBe('Printed'))
  expect(slow.labels).toHaveLength(1)
  await slow.close()
})

test('T-CALL-12 T-CALL-12-B a flag is printed again under its number; SF247 marks it as a copy, the two flags set its type', async () => {
  const card_no = await runningCard({ server, operator }, 'PX247')
  const flag = await printFlag(operator, { card_no, machine_id: 'PX247', printer: 'P-hall' })
  await until(() => expect(printer.labels).toHaveLength(1))
  const reprint = (more: object) =>
    operator.call('reprint_pallet_flag', {
      intRecord_no: flag.recordNo,
      strPallet_flag_printer: 'P-hall',
      bolProv_blastring: false,
      bolUP_flag: false,
      bolSF247: true,
      ...more,
    })
  expect((await reprint({ bolProv_blastring: true })).data).toEqual([{ queued: 1 }])
  expect((await reprint({ bolUP_flag: true })).data).toEqual([{ queued: 1 }])
  await until(() => expect(printer.labels).toHaveLength(3))
  for (const label of printer.labels.slice(1)) {
    expect(label).toContain(flag.erpId)
    expect(label).toContain('COPY')
  }
  const rows = await history(card_no, 'flag', 'PX247')
  expect(rows.map((row) => row.pallet_flag_type)).toEqual(['UP', 'BLASTING', ''])
  expect((await reprint({ intRecord_no: 999_999 })).status).toBe(404)
})

test('T-CALL-07 T-STATE-15 rows are cancelled and reverted by the same call, all of them or none', async () => {
  const card_no = await runningCard({ server, operator })
  const first = await printFlag(operator, { card_no, printer: 'P-hall' })
  const second = await printFlag(operator, { card_no, printer: 'P-hall' })
  await until(() => expect(printer.labels).toHaveLength(2))
  await until(async () => expect(await statusOf(second.print_job)).toBe('Printed'))
  const change = (record_nos: number[], action: 'cancellation' | 'revert_cancellation') =>
    admin.call('cancellation', { machine_id: 'PX1', record_nos, action })
  expect((await change([first.print_job], 'revert_cancellation')).status).toBe(409)
  expect((await change([first.print_job], 'cancellation')).data).toEqual([
    { record_no: first.print_job, status: 'Cancelled' },
  ])
  expect((await change([first.print_job, second.print_job], 'cancellation')).status).toBe(409)
  expect((await history(card_no)).map((row) => row.status)).toEqual(['Printed', 'Cancelled'])
  const other = await admin.call('cancellation', {
    machine_id: 'PX247',
    record_nos: [second.print_job],
    action: 'cancellation',
  })
  expect(other.status).toBe(404)
  expect((await change([first.print_job], 'revert_cancellation')).data).toEqual([
    { record_no: first.print_job, status: 'Printed' },
  ])
  await admin.call('confirm_pallet_flags', { machine_id: 'PX1', record_nos: [first.recordNo] })
  expect((await change([first.print_job], 'cancellation')).status).toBe(200)
  expect(await server.sql(`select 1 from erp_message where card_no = $1`, [card_no])).toEqual([])
  const without = await operator.call('cancellation', {
    machine_id: 'PX1',
    record_nos: [second.print_job],
    action: 'cancellation',
  })
  expect(without.status).toBe(403)
})

test('T-CALL-07-X a flag is one pallet: cancelling one of its prints cancels all of them, and what the ERP has stays', async () => {
  const card_no = await runningCard({ server, operator })
  const flag = await printFlag(operator, { card_no, printer: 'P-hall' })
  const reprint = { intRecord_no: flag.recordNo, strPallet_flag_printer: 'P-hall' }
  await operator.call('reprint_pallet_flag', {
    ...reprint,
    bolProv_blastring: false,
    bolUP_flag: false,
    bolSF247: false,
  })
  await until(async () => expect((await history(card_no)).map((row) => row.status)).toEqual(['Printed', 'Printed']))
  const change = (action: 'cancellation' | 'revert_cancellation') =>
    admin.call('cancellation', { machine_id: 'PX1', record_nos: [flag.print_job], action })
  const of = async () => [
    ...(await history(card_no)).map((row) => row.status),
    ...(await server.sql<{ status: string }>('select status from pallet_flag where card_no = $1', [card_no])).map(
      (row) => row.status,
    ),
  ]
  expect((await change('cancellation')).status).toBe(200)
  expect(await of()).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
  expect((await change('revert_cancellation')).status).toBe(200)
  expect(await of()).toEqual(['Printed', 'Printed', ''])
  await server.sql(`update pallet_flag set erp_status = 'T' where card_no = $1`, [card_no])
  expect(await change('cancellation')).toMatchObject({ status: 409, message: expect.stringContaining('ERP') })
  expect(await of()).toEqual(['Printed', 'Printed', ''])
})

test('T-CALL-48-X T-VALID-17-X a planned order is printed whole: full packs and the rest; a second time is refused', async () => {
  const card_no = await plannedCard(server)
  const print = (quantity: number) =>
    operator.call('print_full_order', { machine_id: 'PX1', card_no, quantity, printer_no: 'P-hall' })
  expect(await print(99)).toMatchObject({ status: 409, message: 'The quantity must lie between 100 and 200.' })
  expect((await print(201)).status).toBe(409)
  const [one, two] = await Promise.all([print(110), print(110)])
  expect([one?.status, two?.status].sort()).toEqual([200, 409])
  expect([...(one?.data ?? []), ...(two?.data ?? [])]).toEqual([{ queued: 3 }])
  const flags = (await operator.call('get_pallet_history', { card_no })).data
  expect(flags.map((row) => row.good_qty)).toEqual([30, 40, 40])
  const [planned] = (await operator.call('get_planned_orders', { machine_id: 'PX1' })).data.filter(
    (o) => o.card_no === card_no,
  )
  expect(planned).toMatchObject({ print_prepared: 1 })
})

test('T-VALID-14-C T-VALID-17-X a blocked print is refused until somebody says to print it anyway, which is kept with their name', async () => {
  const card_no = await plannedCard(server)
  await server.sql(`update card set other_info_8 = '1' where card_no = $1`, [card_no])
  const payload = { machine_id: 'PX1', card_no, quantity: 100, printer_no: 'P-hall' }
  expect(await operator.call('print_full_order', payload)).toMatchObject({
    status: 409,
    message: `The print of order ${card_no} is blocked.`,
  })
  expect((await operator.call('print_full_order', { ...payload, print_anyway: true })).data).toEqual([{ queued: 3 }])
  expect(
    await server.sql(`select username from audit where what = 'print.block-overridden' and key = $1`, [card_no]),
  ).toEqual([{ username: 'operator' }])
})

test('W-VALID-21-X W-VALID-20 the server takes 1 to 10 whole copies, and one flag for each cavity that made something', async () => {
  const card_no = await runningCard({ server, operator })
  const of = { machine_id: 'PX1', card_no, quantity: 5, printer: 'P-hall', employee: EMPLOYEE }
  for (const num_copies of [0, 11, 1.5]) {
    expect((await operator.call('print_pallet_flag', { ...of, num_copies })).status).toBe(422)
  }
  expect((await operator.call('print_pallet_flag', { ...of, quantity: 0 })).status).toBe(409)
  expect((await operator.call('print_pallet_flag', { ...of, num_copies: 10 })).status).toBe(200)
  await until(() => expect(printer.labels.at(-1)).toContain('^PQ10'))
  const cavities = [
    { prodquantity: 10, scrapquantity: 2 },
    { prodquantity: 3, scrapquantity: 5 },
    { prodquantity: 7, scrapquantity: 0 },
  ]
  const { quantity: _, ...split } = of
  expect((await operator.call('print_pallet_flag', { ...split, cavities })).data).toMatchObject([
    { qty: 8 },
    { qty: 7 },
  ])
})

test('labels of an order are one job with as many labels as wished', async () => {
  const card_no = await runningCard({ server, operator })
  const answer = await operator.call('print_label', { machine_id: 'PX1', card_no, num_labels: 120, printer: 'P-hall' })
  expect(answer.status).toBe(200)
  await until(() => expect(printer.labels.at(-1)).toContain('^PQ120'))
  expect(await history(card_no, 'label')).toMatchObject([{ kind: 'label', pallet_flag: 0, copies: 120 }])
  expect(await history(card_no, 'flag')).toEqual([])
})

test('T-ROUTE-15-X the print jobs of all machines are told only where the company prints globally', async () => {
  for (const machine_id of ['PX1', 'PX247', 'PX455']) {
    const card_no = await runningCard({ server, operator }, machine_id)
    const { print_job } = await printFlag(operator, { card_no, machine_id, printer: 'P-none' })
    await until(async () => expect(await statusOf(print_job)).toBe('Failed'))
  }
  const failed = (await operator.call('get_print_jobs', { print_status: 'Failed' })).data
  expect(new Set(failed.map((row) => row.status))).toEqual(new Set(['Failed']))
  const all = (await operator.call('get_print_jobs', {})).data
  expect(new Set(all.map((row) => row.machine_id)).size).toBeGreaterThan(2)
  await server.sql(`update company_setting set value = '0' where company_id = 1000 and name = 'globalPrint'`)
  expect((await (await server.signIn('operator')).call('get_print_jobs', {})).status).toBe(409)
  await server.sql(`update company_setting set value = '1' where company_id = 1000 and name = 'globalPrint'`)
})

test('W-CALL-57-X printers are loaded with the machine, by their description', async () => {
  const { data } = await operator.call('get_printers', { machine_id: 'PX1' })
  const words = data.map((row) => String(row.printer_description))
  expect(words).toEqual([...words].sort())
  expect(data).toContainEqual({ printer_no: 'P-hall', printer_description: 'Printer P-hall', takes_pdf: false })
  expect(Object.keys(data[0] ?? {}).sort()).toEqual(['printer_description', 'printer_no', 'takes_pdf'])
})

test('T-PLANT-382 a printer that is to be asked for its status and never answers fails the label, as it is set on its page', async () => {
  const mute = await openListener()
  const entered = { printer_no: 'P-mute', host: '127.0.0.1', port: mute.port }
  await admin.call('save_printer', { ...entered, asks_status: true })
  await admin.call('save_printer', entered)
  const settings = (await admin.call('get_printer_settings', {})).data
  const asks = Object.fromEntries(settings.map(({ printer_no, asks_status }) => [String(printer_no), asks_status]))
  expect(asks).toMatchObject({ 'P-mute': true, 'P-hall': false })
  const card_no = await runningCard({ server, operator })
  const { print_job } = await printFlag(operator, { card_no, printer: 'P-mute' })
  await until(async () => expect(await statusOf(print_job)).toBe('Failed'))
  expect((await history(card_no))[0]).toMatchObject({ last_error: 'The printer did not tell its status in time.' })
  await mute.close()
})

test('T-PLANT-503 an administrator enters a printer and takes it out of use; others may not', async () => {
  const entered = { printer_no: 'P-new', host: '10.0.0.7', port: 9100 }
  expect((await operator.call('save_printer', entered)).status).toBe(403)
  expect((await admin.call('save_printer', { ...entered, host: 'a b;c' })).status).toBe(422)
  expect((await admin.call('save_printer', entered)).data).toMatchObject([{ printer_no: 'P-new', version: 1 }])
  const settings = async () =>
    (await admin.call('get_printer_settings', {})).data.find((row) => row.printer_no === 'P-new')
  expect(await settings()).toMatchObject({ host: '10.0.0.7', port: 9100, active: true, waiting: 0 })
  await admin.call('save_printer', { ...entered, active: false })
  const offered = (await operator.call('get_printers', {})).data.map((row) => row.printer_no)
  expect(offered).not.toContain('P-new')
  const changes = (await admin.call('get_register_changes', { register: 'printer', key: 'P-new' })).data
  expect(changes.map(({ what, changes }) => [what, changes])).toMatchObject([
    ['changed', [{ field: 'active', from: true, to: false }]],
    ['added', []],
  ])
  // Whoever says over which version is told when it is another.
  expect((await admin.call('save_printer', { ...entered, version: 1 })).status).toBe(409)
  expect((await admin.call('save_printer', { ...entered, printer_no: 'p-NEW' })).message).toContain('P-new')
})

test('a user who may not see the machine finds neither its flags nor its prints by their numbers', async () => {
  const card_no = await runningCard({ server, operator })
  const { recordNo, print_job } = await printFlag(operator, { card_no, printer: 'P-hall' })
  const [job] = await history(card_no)
  const restricted = await server.signIn('restricted')
  const reprint = await restricted.call('reprint_pallet_flag', {
    intRecord_no: recordNo,
    strPallet_flag_printer: 'P-hall',
    bolProv_blastring: false,
    bolUP_flag: false,
    bolSF247: false,
  })
  expect(reprint.status).toBe(404)
  const again = await restricted.call('update_print_job_status', {
    record_no: print_job,
    print_text: String(job?.print_text),
    date: String(job?.date),
    print_status: 'New',
    alternative_printer: '',
  })
  expect(again.status).toBe(404)
  expect((await restricted.call('get_pallet_history', { card_no })).data).toEqual([])
  const machines = (await restricted.call('get_print_jobs', {})).data.map((row) => row.machine_id)
  expect(machines).not.toContain('PX1')
})

test('T-PLANT-554 a printer is tried with a test label, and goes while nothing was printed on it and no machine names it', async () => {
  await admin.call('save_printer', { printer_no: 'P-tried', host: '127.0.0.1', port: printer.port })
  await admin.call('save_printer', { printer_no: 'P-mistake', host: '' })
  const [tried] = (await admin.call('print_test_label', { printer_no: 'P-tried' })).data
  await until(async () => expect(await statusOf(Number(tried?.record_no))).toBe('Printed'))
  expect(printer.labels).toEqual([expect.stringContaining('Test label')])
  expect((await admin.call('print_test_label', { printer_no: 'P-sold' })).status).toBe(404)
  expect((await operator.call('print_test_label', { printer_no: 'P-tried' })).status).toBe(403)
  const remove = async (printer_no: string) => (await admin.call('delete_printer', { printer_no, version: 1 })).status
  expect(await remove('P-tried')).toBe(409)
  await server.sql(
    `update machine set touch_config = touch_config || '{"document_printer": "P-mistake"}' where machine_id = 'PX1'`,
  )
  expect(await remove('P-mistake')).toBe(409)
  await server.sql(`update machine set touch_config = touch_config - 'document_printer' where machine_id = 'PX1'`)
  expect(await remove('P-mistake')).toBe(200)
  const left = (await admin.call('get_printer_settings', {})).data.map(({ printer_no }) => printer_no)
  expect(left).toContain('P-tried')
  expect(left).not.toContain('P-mistake')
})
