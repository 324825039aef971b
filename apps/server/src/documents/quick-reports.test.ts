import { beforeAll, expect, test } from 'vitest'
import { openListener } from '../../test/pallet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { aPrinter } from '../pallets/pallets.fixture.ts'

const server = testServer()
const MACHINE = 'M103'
let operator: Caller
let stranger: Caller
let card_no = ''

beforeAll(async () => {
  operator = await server.signIn('operator')
  stranger = await server.signIn('admin', 'second')
  const [run] = await server.sql<{ card_no: string }>(
    'select card_no from order_run where company_id = 1000 and machine_id = $1 and end_time is null',
    [MACHINE],
  )
  card_no = run?.card_no ?? ''
})

test('T-ENTITY-22 T-CALL-47-X quick reports are listed by their name in the person’s language', async () => {
  const { data } = await operator.call('get_quick_reports', { machine_id: MACHINE })
  expect(data).toEqual([
    {
      record_no: 1,
      report_name: 'Order report',
      report_translation: 'Order report',
      setting_name: 'order_report',
      use_custom_xml: 1,
    },
    expect.objectContaining({ record_no: 2, setting_name: 'stops_report', use_custom_xml: 0 }),
  ])
})

test('T-CALL-47-X T-VALID-11 T-VALID-17-X a report is generated as a PDF in the archive; one of an order needs the order', async () => {
  const listed = async () =>
    (await operator.call('get_files', { machine_id: MACHINE, kind: 'q-reports' })).data.map((one) => one.record_no)
  const before = await listed()
  const asked = { record_no: 1, machine_id: MACHINE }
  expect(await operator.call('generate_quick_report', asked)).toMatchObject({
    status: 409,
    message: 'Must select order first!',
  })
  expect((await operator.call('generate_quick_report', { ...asked, card_no: 'NO-CARD' })).status).toBe(404)
  expect((await operator.call('generate_quick_report', { ...asked, record_no: 99 })).status).toBe(404)
  const id = crypto.randomUUID()
  const made = await operator.call('generate_quick_report', { ...asked, card_no }, id)
  expect(made.status, made.message).toBe(200)
  const again = await operator.call('generate_quick_report', { ...asked, card_no }, id)
  expect(again.data).toEqual(made.data)
  const record_no = Number(made.data[0]?.record_no)
  const [file] = (await operator.call('get_file', { record_no })).data
  expect(file).toMatchObject({
    kind: 'q-report',
    type: 'pdf',
    machine_id: MACHINE,
    card_no,
    setting_name: 'order_report',
  })
  const read = await operator.call('get_file_by_path', { hash: String(file?.hash), path: String(file?.path) })
  const pdf = Buffer.from(String(read.data[0]?.file_data), 'base64').toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/)
  const stops = await operator.call('generate_quick_report', { record_no: 2, machine_id: MACHINE, card_no: 'IGNORED' })
  expect(stops.status).toBe(200)
  expect(await listed()).toEqual([Number(stops.data[0]?.record_no), record_no, ...before])
  expect((await stranger.call('get_file', { record_no })).status).toBe(404)
})

test('W-CALL-53-X T-CALL-47-X a file is printed by its number, where the printer takes it, and followed among the print jobs', async () => {
  const made = await operator.call('generate_quick_report', { record_no: 2, machine_id: MACHINE })
  const record_no = Number(made.data[0]?.record_no)
  const printers = await operator.call('get_printers', { machine_id: MACHINE })
  const named = (takes_pdf: boolean) => String(printers.data.find((one) => one.takes_pdf === takes_pdf)?.printer_no)
  const labels = await operator.call('print_quick_report', { record_no, printer_no: named(false) })
  expect(labels).toMatchObject({ status: 409, message: expect.stringMatching(/takes labels only/) })
  expect((await operator.call('print_quick_report', { record_no: 1, printer_no: named(true) })).status).toBe(404)
  expect((await operator.call('print_file_by_record', { record_no, printer_no: 'NO-PRINTER' })).status).toBe(404)
  const drawing = await operator.call('get_files', {})
  const svg = Number(drawing.data.find((one) => one.type === 'svg')?.record_no)
  expect((await operator.call('print_file_by_record', { record_no: svg, printer_no: named(true) })).message).toMatch(
    /only PDF/,
  )
  const job = await operator.call('print_quick_report', { record_no, printer_no: named(true) })
  const other = await operator.call('print_file_by_record', { record_no, printer_no: named(true) })
  expect([job.status, other.status]).toEqual([200, 200])
  const rows = await server.sql<{ kind: string; status: string; print_text: string }>(
    'select kind, status, print_text from print_job where company_id = 1000 and record_no = any ($1)',
    [[job.data[0]?.record_no, other.data[0]?.record_no]],
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({ kind: 'file', print_text: expect.stringMatching(/^Stops, last 24 hours M103/) })
  await server.sql("update company_setting set value = '1' where company_id = 1000 and name = 'globalPrint'")
  const jobs = await operator.call('get_print_jobs', {})
  expect(jobs.data.map((one) => one.record_no)).toEqual(expect.arrayContaining([job.data[0]?.record_no]))
})

test('W-CALL-53-X the agent sends a printer the very bytes of the file', async () => {
  const printer = await openListener()
  await aPrinter(server, { printer_no: 'P-paper', host: '127.0.0.1', port: printer.port })
  await server.sql("update printer set takes_pdf = true where company_id = 1000 and printer_no = 'P-paper'")
  const made = await operator.call('generate_quick_report', { record_no: 2, machine_id: MACHINE })
  const record_no = Number(made.data[0]?.record_no)
  const [file] = (await operator.call('get_file', { record_no })).data
  await operator.call('print_file_by_record', { record_no, printer_no: 'P-paper' })
  await until(async () => expect(printer.labels).toHaveLength(1))
  expect(printer.labels[0]?.slice(0, 5)).toBe('%PDF-')
  expect(printer.labels[0]?.length).toBeGreaterThan(Number(file?.size) / 2)
  printer.close()
})
