import { registers } from '@takt/domain/setup/registers.ts'
import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { allPaths, codePaths, isTest, readText } from './source/source-files.ts'
import { tableColumns } from './source/table-columns.ts'

/** Written by a statement that says table or column in another way than the search can see. */
const WRITTEN_OTHERWISE: Readonly<Record<string, string>> = {
  'notification.message': 'what was kept as a finished sentence before 0046 stays readable',
  company: 'seed/new-company.ts, once',
  'pallet_transport.queued': 'the trigger takt_queue_pallet',
  'employee.has_pin': 'generated from the PIN',
  'app_user.has_password': 'generated from the hash',
  'audit.audit_id': 'an identity',
  'signal.ordinal': 'an identity',
  'quarantined_signal.record_no': 'an identity',
  'cavity_change.record_no': 'an identity',
  'erp_message.message_id': 'an identity',
  'material_lot.record_no': 'an identity',
  'report_run.run_no': 'an identity',
  'shift_handover.words_digest': 'the trigger takt_keep_handover',
  'shift_handover.covered_at': 'the same, when somebody is erased',
  'shift_handover.handed_over_by': 'from the session, by its default',
  'shift_handover.handed_over_at': 'from the session, by its default',
  'shift_handover.taken_over_by': 'the trigger takt_keep_handover, from the session',
  'shift_handover.taken_over_at': 'the same',
  'shift_handover_addendum.username': 'from the session, by its default',
  'shift_handover_addendum.at': 'from the session, by its default',
}

/** Known to be missing: the product obeys them, and nobody can set them without SQL. */
const NOT_SETTABLE: Readonly<Record<string, string>> = {
  'stop_code.code_type': 'the kind of a stop reason is that of the example plant',
  'stop_code.scrap_percent': 'the share that a reason scraps',
  'stop_code.scrap_reason': 'what that share is booked as',
  'stop_code.inherit_seconds': 'how long the next stop takes the reason over',
  'stop_code.order_time': 'whether the ERP is told of the time',
  'stop_code.setup_kind': 'preparatory or finalizing setup',
  'stop_code.reset_seconds': 'when a reason ends by itself',
  'stop_code.reset_event': 'at which event it does',
  'stop_code.reset_code': 'which reason follows it',
  'input_group.output': 'nothing tells a machine the values yet',
  'part.yearly_qty': 'articles come in without it',
  'scrap_reason.view_order': 'the order of reasons is that in which they were added',
  'activity_type.zone': 'a condition of the example plant',
  'activity_type.category': 'a condition of the example plant',
  'activity_type.part_type_id': 'a condition of the example plant',
  'activity_type.op_number': 'a condition of the example plant',
  'activity_output.message_groups': 'the page asks for mail addresses alone',
  'activity_output.action_list': 'the page asks for mail addresses alone',
  'activity_output.mail_subject': 'the mail has our own words',
  'activity_output.mail_text': 'the mail has our own words',
  'activity_output.quantity_to_create': 'one follows',
  'activity_output.include_deviations': 'deviations are not told in the mail',
  'euromap_program.description': 'a program is known by its number',
  'euromap_program.part_no': 'a program is known by its number',
  'euromap_program.tool_id': 'a program is known by its number',
}

/** Who, when and with what knowledge: kept for the day on which somebody has to know, shown nowhere. */
const KEPT_FOR_THE_RECORD: Readonly<Record<string, string>> = {
  'report_run.run_no': 'an identity',
  'bundle.created_by': 'who made a bundle',
  'counted_quantity.erp_status': 'how a message to the ERP ended; the list of messages asks the messages',
  'order_confirmation.waiting_flags': 'the pallet flags that somebody confirmed in spite of',
  'order_confirmation.confirmed_by': 'who confirmed',
  'input_group_value.changed': 'when a value was set',
  'input_group_value.changed_by': 'who set it',
  'shift_handover.taken_over_by': 'who took over: its constraint reads that nobody does both',
  'shift_handover.taken_over_employee': 'the same',
  'file_archive.machines': 'whose machines a report tells of: the policy of the rows reads it',
}

const columns = [
  ...tableColumns(
    allPaths()
      .filter((path) => /^apps\/server\/src\/ground\/db\/migrations\/.*\.sql$/.test(path))
      .map(readText),
  ),
].flatMap(([table, names]) => [...names].filter((name) => name !== 'company_id').map((name) => ({ table, name })))

/** The seed and the migrations are no use: a plant of its own is not filled by them. */
const sources = [
  ...codePaths('apps/server/src/')
    .filter((path) => !isTest(path) && !/^apps\/server\/src\/(seed|ground\/db)\//.test(path))
    .map(readText),
  ...registers.flatMap(statementsOf),
]

/** What the one way of registers reads and writes, in the words that are looked for here. */
function statementsOf({ name, fields }: (typeof registers)[number]): string[] {
  const path = codePaths('apps/server/src/').find((one) => one.endsWith(`/registers/${name}.ts`))
  const text = readText(path ?? '')
  const table = /table: '(\w+)'/.exec(text)?.[1]
  const columns = [...Object.keys(fields), 'version', ...(text.match(/(?<=numbered: ')\w+|(?<=copies: \{ )\w+/g) ?? [])]
  return [`select ${columns.join(' ')} from ${table}`, `update ${table} set ${columns.join(' ')}`]
}

interface Source {
  readonly text: string
  readonly words: ReadonlySet<string>
}

function source(text: string): Source {
  return { text, words: new Set(text.match(/\w+/g)) }
}

/** Per table once: a thousand columns are asked for. */
function byTable(found: readonly Source[], pattern: (table: string) => RegExp): (table: string) => readonly Source[] {
  const known = new Map<string, readonly Source[]>()
  return (table) => {
    const those = known.get(table) ?? found.filter(({ text }) => pattern(table).test(text))
    known.set(table, those)
    return those
  }
}

function keyOf({ table, name }: (typeof columns)[number]): string {
  return `${table}.${name}`
}

test('every column is read by the product: one that only carries what nobody asks for promises an effect', () => {
  const asked = sources.map((text) =>
    source(
      text
        .replaceAll(/insert into (\w+) \([^)]*\)/g, 'insert into $1')
        .replaceAll(/on conflict \([^)]*\)/g, '')
        .replaceAll(/(?<=\b(?:set|,)\s+)\w+ = /g, ''),
    ),
  )
  const readers = byTable(asked, (table) => new RegExp(`(from|join|update|into|using) ${table}\\b`))
  const unread = columns.filter(({ table, name }) => !readers(table).some(({ words }) => words.has(name)))
  expectNone(
    unread.map(keyOf).filter((key) => !(key in KEPT_FOR_THE_RECORD)),
    'A column that nobody reads is dropped, or something is made of it.',
  )
  expect(Object.keys(KEPT_FOR_THE_RECORD).sort()).toEqual(unread.map(keyOf).sort())
})

test('every column that the product reads can be set by a person, a machine or an import: what only the example plant fills is set up nowhere else', () => {
  const writers = byTable(sources.map(source), (table) => new RegExp(`(insert into|update) ${table}\\b`))
  const unset = columns.filter(
    ({ table, name }) => writers(table).length > 0 && !writers(table).some(({ words }) => words.has(name)),
  )
  const missing = unset.filter(
    (column) => !(keyOf(column) in WRITTEN_OTHERWISE) && !(column.table in WRITTEN_OTHERWISE),
  )
  expectNone(
    missing.map(keyOf).filter((key) => !(key in NOT_SETTABLE)),
    'A page or an import sets every column; the seed alone is not enough.',
  )
  expect(Object.keys(NOT_SETTABLE).sort()).toEqual(missing.map(keyOf).sort())
})
