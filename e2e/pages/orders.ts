import type { Plant } from '../fixtures/takt.ts'

/** A machine with exactly these special functions for the length of the steps. */
export async function withFunctions<T>(
  plant: Plant,
  machine_id: string,
  functions: readonly number[],
  steps: () => Promise<T>,
): Promise<T> {
  const set = (numbers: readonly number[]) =>
    plant.sql('update machine set special_functions = $2 where company_id = 1000 and machine_id = $1', [
      machine_id,
      numbers,
    ])
  const [before] = await plant.sql<{ special_functions: number[] }>(
    'select special_functions from machine where company_id = 1000 and machine_id = $1',
    [machine_id],
  )
  await set(functions)
  try {
    return await steps()
  } finally {
    await set(before?.special_functions ?? [])
  }
}

export interface PlannedCard {
  readonly card_no: string
  readonly work_order_no: string
}

/** The first planned order of a machine, made as the steps need it and put back into the plan afterwards. */
export async function withPlanned<T>(
  plant: Plant,
  machine_id: string,
  wanted: { readonly unit_qty?: number; readonly tool_id?: string },
  steps: (card: PlannedCard) => Promise<T>,
): Promise<T> {
  const [card] = await plant.sql<PlannedCard & { unit_qty: number; part_no: string }>(
    `select card_no, work_order_no, unit_qty, part_no from card
     where company_id = 1000 and machine_id = $1 and status = 'planned' and cancelled = 0
     order by planned_start_time, card_no limit 1`,
    [machine_id],
  )
  if (!card) throw new Error(`Nothing is planned on ${machine_id}.`)
  const [part] = await plant.sql<{ part_no: string }>(
    `select part_no from part where company_id = 1000 and tool_id = $1 and tool_id <> '' order by part_no limit 1`,
    [wanted.tool_id ?? ''],
  )
  const set = (to: { unit_qty: number; part_no: string }) =>
    plant.sql(
      `update card set unit_qty = $2, part_no = $3, status = 'planned', cancelled = 0
       where company_id = 1000 and card_no = $1`,
      [card.card_no, to.unit_qty, to.part_no],
    )
  await set({ unit_qty: wanted.unit_qty ?? card.unit_qty, part_no: part?.part_no ?? card.part_no })
  try {
    return await steps(card)
  } finally {
    await plant.sql(
      'update order_run set end_time = now() where company_id = 1000 and card_no = $1 and end_time is null',
      [card.card_no],
    )
    await set(card)
  }
}

/** What runs on the machine is made by a tool that no order of the plan has, for the length of the steps. */
export async function withOtherTool<T>(
  plant: Plant,
  machine_id: string,
  steps: (orders: readonly string[]) => Promise<T>,
): Promise<T> {
  const runs = await plant.sql<{ p_order: string; tool_id: string; work_order_no: string }>(
    `select r.p_order, r.tool_id, c.work_order_no from order_run r join card c using (company_id, card_no)
     where r.company_id = 1000 and r.machine_id = $1 and r.end_time is null order by r.start_time`,
    [machine_id],
  )
  const set = ({ p_order }: { p_order: string }, tool_id: string) =>
    plant.sql('update order_run set tool_id = $2 where company_id = 1000 and p_order = $1', [p_order, tool_id])
  for (const run of runs) await set(run, 'T-OTHER')
  try {
    return await steps(runs.map(({ work_order_no }) => work_order_no))
  } finally {
    for (const run of runs) await set(run, run.tool_id)
  }
}

/** Runs that go on now. */
export async function runsOf(plant: Plant, machine_id: string): Promise<{ p_order: string; card_no: string }[]> {
  return plant.sql(
    `select p_order, card_no from order_run where company_id = 1000 and machine_id = $1 and end_time is null
     order by start_time`,
    [machine_id],
  )
}

/** The runs that these steps ended go on again. */
export async function withRunsKept<T>(plant: Plant, machine_id: string, steps: () => Promise<T>): Promise<T> {
  const before = await runsOf(plant, machine_id)
  try {
    return await steps()
  } finally {
    for (const { p_order, card_no } of before) {
      await plant.sql('update order_run set end_time = null where company_id = 1000 and p_order = $1', [p_order])
      await plant.sql("update card set status = 'running', cancelled = 0 where company_id = 1000 and card_no = $1", [
        card_no,
      ])
    }
  }
}
