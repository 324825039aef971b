/** Ways through every wizard of the product; `checks/wizard-walks.test.ts` fails for a step that none of them comes to. */
import type { Page } from '@playwright/test'
import type { Plant } from '../fixtures/takt.ts'
import { forgetAfter, lastActivity, makeActivity, types } from './activities.ts'
import { endedOrder, nothingAwaits } from './confirmation.ts'
import { withFunctions, withPlanned } from './orders.ts'
import { runOn } from './wizard.ts'

export interface Walk {
  readonly wizard: string
  /** The kinds of steps as they come one after the other; it need not be walked to its end. */
  readonly asks: readonly string[]
  readonly path?: string
  /** Puts the plant into the state in which the wizard asks this, for as long as it is walked. */
  within?(plant: Plant, walk: (path?: string) => Promise<void>): Promise<void>
  /** On the first step, before anything else. */
  begin?(page: Page): Promise<void>
}

const at = (machine: string, page: string) => `/interface/${machine}/${page}`
/** Two orders run there: which one is asked. */
const TWO = 'K502'
const ONE = 'M104'

/** By what is done with them: each list is one spec, on one page. */
export const walks: Readonly<Record<string, readonly Walk[]>> = {
  reported: [
    {
      wizard: 'report-quantity',
      path: at(TWO, 'report-quantity'),
      asks: ['running-order', 'employee', 'quantity', 'note', 'order-summary'],
    },
    {
      wizard: 'report-quantity',
      path: at('C304', 'finished-orders/report-quantity'),
      asks: ['finished-order', 'employee'],
    },
    {
      wizard: 'report-quantity',
      path: at('M110', 'report-quantity'),
      asks: ['employee', 'start-up-quantities', 'start-up-summary'],
    },
    {
      wizard: 'weight-control',
      path: at(TWO, 'weight-control'),
      asks: ['running-order', 'employee', 'weight-control'],
    },
    {
      wizard: 'input-groups',
      path: at(ONE, 'input-groups'),
      asks: [
        'input-group',
        'input-value',
        'input-value',
        'input-value',
        'input-value of words',
        'employee',
        'input-summary',
      ],
    },
  ],
  scrapped: [
    {
      wizard: 'scrap-quantity',
      path: at(TWO, 'scrap-quantity'),
      asks: ['running-order', 'scrap-reason', 'note', 'scrap-quantity', 'employee', 'scrap-summation'],
      within: withNotes,
    },
    {
      wizard: 'scrap-quantity',
      path: at('C304', 'finished-orders/scrap-quantity'),
      asks: ['finished-order', 'scrap-reason'],
    },
    {
      wizard: 'scrap-quantity',
      path: at(ONE, 'scrap-quantity'),
      asks: ['material', 'scrap-reason', 'scrap-quantity'],
      begin: (page) => page.getByRole('radio', { name: 'Material' }).click(),
    },
    {
      wizard: 'manual-scrap',
      path: at('C305', 'manual-scrap'),
      asks: ['finished-order', 'scrap-reason', 'note', 'scrap-quantity', 'moment', 'employee', 'scrap-summation'],
      within: withNotes,
    },
    {
      wizard: 'adjust-scrap',
      asks: ['scrap-adjustments', 'employee'],
      within: (plant, walk) =>
        withNotes(plant, async () => walk(at(ONE, `order-details/${(await runOn(plant, ONE)).card_no}/scrap`))),
    },
  ],
  started: [
    {
      wizard: 'order-by-card',
      path: at('M101', 'order-by-card'),
      asks: [
        'planned-order',
        'tool-structure',
        'setup-type',
        'setup-code',
        'unit-quantity',
        'cavities',
        'operation-text',
        'employee',
        'order-summary',
      ],
      within: (plant, walk) => withStart(plant, { tool_id: 'T-1001' }, () => walk()),
    },
    {
      wizard: 'order-by-card',
      path: at('M101', 'order-by-card'),
      asks: ['planned-order', 'tool-insert'],
      within: (plant, walk) => withStart(plant, { tool_id: 'T-1002' }, () => walk()),
    },
    {
      wizard: 'order-by-part',
      path: at('A402', 'order-by-part'),
      asks: ['article', 'operation', 'tool-insert', 'quantity', 'unit-quantity', 'employee', 'order-summary'],
    },
    {
      wizard: 'rework-order',
      path: at('M101', 'rework-order'),
      asks: [
        'rework-order',
        'tool-structure',
        'setup-code',
        'unit-quantity',
        'cavities',
        'quantity',
        'employee',
        'order-summary',
      ],
      within: (plant, walk) => withStart(plant, { tool_id: 'T-1001', rework: 1 }, () => walk()),
    },
    {
      wizard: 'rework-order',
      path: at('M101', 'rework-order'),
      asks: ['rework-order', 'tool-insert'],
      within: (plant, walk) => withStart(plant, { tool_id: 'T-1002', rework: 1 }, () => walk()),
    },
  ],
  'on paper': [
    { wizard: 'operation-text', path: at(TWO, 'operation-text'), asks: ['running-order', 'operation-text'] },
    { wizard: 'documents', path: at('M101', 'documents'), asks: ['document-order', 'documents'] },
    {
      wizard: 'running-order-documents',
      path: at(TWO, 'running-order-documents'),
      asks: ['document-order', 'documents'],
    },
    {
      wizard: 'planned-order-documents',
      path: at('M101', 'planned-order-documents'),
      asks: ['document-order', 'documents'],
    },
    {
      wizard: 'print-pallet-flag',
      path: at('A402', 'print-pallet-flag'),
      asks: ['running-order', 'pallet-history', 'pallet-quantity', 'employee', 'print'],
    },
    {
      wizard: 'print-pallet-flag',
      path: at(ONE, 'print-pallet-flag'),
      asks: ['pallet-history', 'pallet-quantity', 'employee', 'split-pallet-print'],
      within: withCavities,
    },
    { wizard: 'print-label', path: at(TWO, 'print-label'), asks: ['running-order', 'label-printing'] },
  ],
  confirmed: [
    {
      wizard: 'order-confirmation',
      path: at(ONE, 'order-confirmation'),
      asks: [
        'unconfirmed-order',
        'employee',
        'order-details',
        'scrap-adjustments',
        'material-scrap',
        'order-pallets',
        'moment',
      ],
      within: (plant, walk) =>
        withNotes(plant, async () => {
          await nothingAwaits(plant, ONE)
          await endedOrder(plant, ONE, { cancelled: 'W', flags: ['W'], material: true })
          await walk()
          await nothingAwaits(plant, ONE)
        }),
    },
    {
      wizard: 'run-activity',
      path: at('A404', 'run-activity'),
      asks: ['activity', 'employee', 'checklist', 'number', 'sscc', 'note', 'activity-summary'],
      within: withActivity,
    },
  ],
}

/** Every scrap reason asks for a note. */
async function withNotes(plant: Plant, walk: () => Promise<void>): Promise<void> {
  const rows = await plant.sql<{ code: string }>(
    'select code from scrap_reason where company_id = 1000 and scrap_text_flag = 0',
  )
  const set = (flag: 0 | 1) =>
    plant.sql('update scrap_reason set scrap_text_flag = $1 where company_id = 1000 and code = any ($2)', [
      flag,
      rows.map(({ code }) => code),
    ])
  await set(1)
  try {
    await walk()
  } finally {
    await set(0)
  }
}

/** The start of the first planned order of M101 asks for all that a start can ask for. */
function withStart(
  plant: Plant,
  { tool_id, rework = 0 }: { tool_id: string; rework?: 0 | 1 },
  walk: () => Promise<void>,
): Promise<void> {
  return withFunctions(plant, 'M101', [183, 326, 6], () =>
    withPlanned(plant, 'M101', { unit_qty: 0, tool_id }, async () => {
      // More than one: a single one would be taken by itself.
      const before = await plant.sql<{ card_no: string; rework: number }>(
        `select card_no, rework from card where company_id = 1000 and machine_id = 'M101' and status = 'planned'`,
      )
      await plant.sql(`update card set rework = $1 where company_id = 1000 and card_no = any ($2)`, [
        rework,
        before.map(({ card_no }) => card_no),
      ])
      await walk()
      for (const card of before) {
        await plant.sql('update card set rework = $2 where company_id = 1000 and card_no = $1', [
          card.card_no,
          card.rework,
        ])
      }
    }),
  )
}

/** Flags for each of three cavities. */
async function withCavities(plant: Plant, walk: () => Promise<void>): Promise<void> {
  const { card_no } = await runOn(plant, ONE)
  const [run] = await plant.sql<{ insatser: string }>(
    'select insatser from order_run where company_id = 1000 and card_no = $1 and end_time is null',
    [card_no],
  )
  const set = (count: number) =>
    plant.sql('update order_run set insatser = $2 where company_id = 1000 and card_no = $1 and end_time is null', [
      card_no,
      count,
    ])
  await set(3)
  try {
    await withFunctions(plant, ONE, [37], walk)
  } finally {
    await set(Number(run?.insatser ?? 1))
  }
}

/** One activity that asks for everything an activity can ask for. */
async function withActivity(plant: Plant, walk: () => Promise<void>): Promise<void> {
  const before = await lastActivity(plant)
  const set = (flag: 0 | 1) =>
    plant.sql(
      `update activity_type set ask_number = $1, ask_sscc = $1, ask_note = $1 where company_id = 1000 and record_no = $2`,
      [flag, types.startCheck],
    )
  // A question of every tenth time is asked now.
  const every = (times: number) =>
    plant.sql(
      'update activity_question set frequency = $1 where company_id = 1000 and action_id = $2 and input_type = $3',
      [times, types.startCheck, 'timestamp'],
    )
  await set(1)
  await every(1)
  await plant.sql("delete from internal_activity where company_id = 1000 and machine_id = 'A404' and status = 1")
  await makeActivity(plant, { machine_id: 'A404', action_id: types.startCheck })
  try {
    await walk()
  } finally {
    await set(0)
    await every(10)
    await forgetAfter(plant, before)
  }
}
