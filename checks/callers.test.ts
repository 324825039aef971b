import { procedures } from '@takt/contract/procedures.ts'
import { registers } from '@takt/domain/setup/registers.ts'
import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { isProduct, reachOfProduct } from './source/reach.ts'
import { codePaths, readText } from './source/source-files.ts'
import { withoutComments } from './source/without-comments.ts'

const bySpecification = 'no screen of ours: the specification names it, and programs written to it may call it'

/** Calls that no screen and no process of ours makes. Each is promised to other programs, with the reason. */
const forOthers: Readonly<Record<string, string>> = {
  balthzar_get_internal_activity_action_id_card_no: bySpecification,
  check_setting_exists: bySpecification,
  get_base_config: bySpecification,
  get_card_history: bySpecification,
  get_default_columns: bySpecification,
  get_file_by_path: bySpecification,
  get_machine_priorities: bySpecification,
  get_multitable_value: bySpecification,
  get_permissions: bySpecification,
  get_report_scrap_pivot_graph: bySpecification,
  get_setting_value: bySpecification,
  get_tools: bySpecification,
  get_scrap_sums: 'sums for another program; the analysis sums in the browser',
  get_material_batches: 'no screen of ours: batches are told by the program of the store (SF17)',
  change_material_batch: 'no screen of ours: batches are told by the program of the store (SF17)',
  report_material_difference: 'no screen of ours: batches are told by the program of the store (SF17)',
  get_material_traces: 'no screen of ours: traces are told by the program of the store',
  set_material_traces: 'no screen of ours: traces are told by the program of the store',
}

/** Where callers live. The server answers calls; what it names is no call of it. */
const CALLERS = /^(apps\/(web|connector|simulator)|packages\/connectors)\/src\//

/** The page of a register makes its three calls. */
const shown = registers.filter(({ name }) => {
  const definition = new RegExp(`name: '${name}'`)
  const path = codePaths('packages/domain/src/').find(
    (one) => one.endsWith('.register.ts') && definition.test(readText(one)),
  )
  const exported = path && /export const (\w+) = defineRegister/.exec(readText(path))?.[1]
  const page = new RegExp(`showRegister\\(\\{\\s*of: ${exported},`)
  return codePaths('apps/web/src/').some((one) => page.test(readText(one)))
})

const called = new Set([
  ...shown.flatMap(({ calls }) => Object.values(calls)),
  ...codePaths()
    .filter((path) => CALLERS.test(path) && isProduct(path) && reachOfProduct().hasFile(path))
    .flatMap((path) => [...withoutComments(readText(path)).matchAll(/['"`]([a-z][a-z0-9_]+)['"`]/g)])
    .map((match) => match[1] as string),
])

test('a call that nobody makes is a rule that no user can meet', () => {
  expect(called.size).toBeGreaterThan(250)
  expectNone(
    procedures.map(({ name }) => name).filter((name) => !called.has(name) && !(name in forOthers)),
    'Called neither by the web app nor by connector or simulator. Call it, or say in forOthers for whom it is:',
  )
})

test('a reason for a call that has a caller, or is gone, misleads', () =>
  expectNone(
    Object.keys(forOthers).filter((name) => called.has(name) || !procedures.some((one) => one.name === name)),
    'Listed for others:',
  ))
