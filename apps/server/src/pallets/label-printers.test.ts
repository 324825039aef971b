import { type ProcedureName, procedures } from '@takt/contract/procedures.ts'
import { beforeAll, expect, test } from 'vitest'
import { COMPANY, EMPLOYEE, plannedCard, preparePallets, printFlag, runningCard } from '../../test/pallet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aPrinter } from './pallets.fixture.ts'

const server = testServer()
/** May print, but not choose. The machine's own printer is P-none. */
let operator: Caller
let admin: Caller
const OWN = 'P-none'
const OTHER = 'P-other'

beforeAll(async () => {
  operator = await server.signIn('operator')
  admin = await server.signIn('admin')
  await preparePallets(server)
  await aPrinter(server, { printer_no: OTHER, host: '', port: 9100 })
  for (const printer_no of [OWN, OTHER]) {
    await server.sql(`update printer set takes_pdf = true where company_id = ${COMPANY} and printer_no = $1`, [
      printer_no,
    ])
  }
})

const machine_id = 'PX1'

interface PrintingCall {
  readonly prints: 'labels' | 'documents'
  readonly payload: (printer: string) => Promise<object>
}

/** Each call that takes a printer, with what it needs to be carried out. A call that is not here fails the test below. */
const calls: Partial<Record<ProcedureName, PrintingCall>> = {
  print_full_order: {
    prints: 'labels',
    payload: async (printer_no) => ({ machine_id, card_no: await plannedCard(server), quantity: 100, printer_no }),
  },
  print_label: {
    prints: 'labels',
    payload: async (printer) => ({ machine_id, card_no: await newRun(), num_labels: 1, printer }),
  },
  print_pallet_flag: {
    prints: 'labels',
    payload: async (printer) => ({ machine_id, card_no: await newRun(), quantity: 4, printer, employee: EMPLOYEE }),
  },
  reprint_pallet_flag: {
    prints: 'labels',
    payload: async (strPallet_flag_printer) => ({
      intRecord_no: (await printFlag(operator, { card_no: await newRun() })).recordNo,
      strPallet_flag_printer,
      bolProv_blastring: false,
      bolUP_flag: false,
      bolSF247: false,
    }),
  },
  update_print_job_status: { prints: 'labels', payload: (printer) => failedFlag(OWN, printer) },
  print_file: {
    prints: 'documents',
    payload: async (printer_no) => ({ ...(await listedFile()), printer_no }),
  },
  print_file_by_record: {
    prints: 'documents',
    payload: async (printer_no) => ({ record_no: await report(), printer_no }),
  },
  print_quick_report: {
    prints: 'documents',
    payload: async (printer_no) => ({ record_no: await report(), printer_no }),
  },
}

const newRun = () => runningCard({ server, operator })

async function failedFlag(queuedOn: string, alternative_printer: string) {
  const { print_job } = await printFlag(admin, { card_no: await newRun(), printer: queuedOn })
  const [job] = await server.sql<{ print_text: string; queued: Date }>(
    `update print_job set status = 'Failed' where record_no = $1 returning print_text, queued`,
    [print_job],
  )
  const seen = { print_text: job?.print_text ?? '', date: new Date(job?.queued ?? 0).toISOString() }
  return { record_no: print_job, ...seen, print_status: 'New' as const, alternative_printer }
}

async function report(): Promise<number> {
  const made = await operator.call('generate_quick_report', { record_no: 2, machine_id: 'M103' })
  return Number(made.data[0]?.record_no)
}

async function listedFile(): Promise<{ hash: unknown; path: unknown }> {
  const record_no = await report()
  const { data } = await operator.call('get_files', { machine_id: 'M103', kind: 'q-reports' })
  const file = data.find((row) => row.record_no === record_no)
  return { hash: file?.hash, path: file?.path }
}

const jobs = async () => (await server.sql('select 1 from print_job')).length

test('T-PLANT-206 every call that takes a printer stands in this test', () => {
  // These say which printers there are and which a machine has, or try one; they print nothing of a machine's.
  const setUp: readonly string[] = ['save_machine', 'save_printer', 'delete_printer', 'print_test_label']
  const takes = procedures.filter(
    ({ name, kind, input }) =>
      kind === 'action' && !setUp.includes(name) && Object.keys(input.shape).some((field) => /printer/i.test(field)),
  )
  expect(takes.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort())
})

test.each(Object.keys(calls) as ProcedureName[])(
  'T-PLANT-206 T-NAV-15-B %s on a printer of the person’s choice',
  async (name) => {
    const { prints, payload } = calls[name] as PrintingCall
    const print = async (who: Caller, printer: string) => who.call(name, (await payload(printer)) as never)
    const asked = await payload(OTHER)
    const before = await jobs()
    const answer = await operator.call(name, asked as never)
    if (prints === 'labels') {
      expect(answer).toMatchObject({ status: 403, message: expect.stringContaining(`are printed on ${OWN}`) })
      expect(await jobs()).toBe(before)
      expect((await print(operator, OWN)).status).toBe(200)
    } else {
      expect(answer, answer.message).toMatchObject({ status: 200 })
    }
    const chosen = await print(admin, OTHER)
    expect(chosen, chosen.message).toMatchObject({ status: 200 })
    const [last] = await server.sql<{ printer_no: string }>(
      'select printer_no from print_job order by queued desc, record_no desc limit 1',
    )
    expect(last?.printer_no).toBe(OTHER)
  },
)

test('T-PLANT-206 a job is queued again where it lay without choosing anything', async () => {
  const lay = await operator.call('update_print_job_status', await failedFlag(OTHER, ''))
  expect(lay.data).toMatchObject([{ printer_no: OTHER }])
  const moved = await operator.call('update_print_job_status', await failedFlag(OTHER, OWN))
  expect(moved.data).toMatchObject([{ printer_no: OWN }])
})

test('T-PLANT-206 at a machine without a printer nothing is printed by whoever may not choose', async () => {
  await aMachine(server, { machine_id: 'PX-BARE' })
  const card_no = await runningCard({ server, operator }, 'PX-BARE')
  const label = { machine_id: 'PX-BARE', card_no, num_labels: 1, printer: OTHER }
  expect(await operator.call('print_label', label)).toMatchObject({
    status: 403,
    message: 'This machine has no printer of its own, and you may not choose one.',
  })
})
