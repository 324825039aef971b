import { failureKeys } from '@takt/domain/ground/failure.ts'
import { providerRefusals } from '@takt/domain/people/sign-in-provider/refusals.ts'
import { registers } from '@takt/domain/setup/registers.ts'
import { codePaths, isTest, readText } from './source-files.ts'
import { withoutComments } from './without-comments.ts'

/** Keys made of a constant beginning and a value: the only ones that need not stand in the code as a whole. */
export const dynamicKeys: readonly { prefix: string; only?: readonly string[]; why: string }[] = [
  { prefix: 'trail.thing.', why: 'what the trail tells of, by the name of domain/setup/trail-things.ts' },
  { prefix: 'trail.did.', why: 'what was done to it, by the same file' },
  { prefix: 'trail.kind.', why: 'kinds of things, by the same file' },
  { prefix: 'system.alert.', why: 'what is not well, by the name of domain/setup/system/system-state.ts' },
  { prefix: 'system.do.', why: 'what to do about it, by the same name' },
  { prefix: 'signature.meaning.', why: 'what is signed, by the name of domain/ground/signed-acts.ts' },
  { prefix: 'signature.state.', why: 'whether a record is what was signed' },
  { prefix: 'register.did-', why: 'what was done to a row' },
  {
    prefix: 'register.',
    only: registers.flatMap(({ name, fields }) => [
      ...['count', 'new', 'none', 'empty', 'empty-text'].map((word) => `${name}.${word}`),
      ...Object.keys(fields).map((field) => `${name}.field.${field}`),
    ]),
    why: 'words of a register and its fields',
  },
  { prefix: 'panel.rows-together.', why: 'what rows of one label are together' },
  { prefix: 'form.never-added-up.', why: 'why a property has no sum' },
  { prefix: 'builder.kind-group.', why: 'groups of the palette' },
  { prefix: 'input-groups.belongs-', why: 'what a value of an input group belongs to' },
  { prefix: 'activity-types.kind-', why: 'kinds of a checklist step' },
  { prefix: 'activity-types.open-', why: 'how long an activity stays open' },
  { prefix: 'activity-types.', only: ['minutes', 'cycles'], why: 'the unit in which an activity stays open' },
  {
    prefix: 'first-steps.',
    only: [
      'machines',
      'machines-about',
      'machines-do',
      'shifts',
      'shifts-about',
      'shifts-do',
      'stop-codes',
      'stop-codes-about',
      'stop-codes-do',
      'scrap-reasons',
      'scrap-reasons-about',
      'scrap-reasons-do',
      'people',
      'people-about',
      'people-do',
      'signals',
      'signals-about',
      'signals-do',
      'orders',
      'orders-about',
      'orders-do',
      'dashboard',
      'dashboard-about',
      'dashboard-do',
      'wall',
      'wall-about',
      'wall-do',
    ],
    why: 'names, sentences and ways of the first steps',
  },
  {
    prefix: 'company-setting.',
    why: 'names and sentences of settings by the name of domain/ground/company-settings.ts',
  },
  { prefix: 'setting-group.', why: 'groups of settings by the name of domain/ground/company-settings.ts' },
  { prefix: 'company-settings.unit-', why: 'units of domain/ground/company-settings.ts' },
  { prefix: 'company-settings.choice.', why: 'choices of a setting by its name and value' },
  { prefix: 'users.activities-', why: 'levels of activities' },
  { prefix: 'users.cavities-', why: 'levels of cavities' },
  { prefix: 'users.sees-', why: 'parts of the product' },
  {
    prefix: 'sign-in.provider-',
    only: providerRefusals,
    why: 'why the company’s own sign-in let nobody in, by domain/people/sign-in-provider/refusals.ts',
  },
  {
    prefix: 'provider-try.',
    why: 'what is wrong with a sign-in provider: ProviderProblem of ground/call/call-services.ts',
  },
  { prefix: 'failure.', only: failureKeys, why: 'why something was not sent, by the keys of domain/ground/failure.ts' },
  { prefix: 'refusal.', why: 'a refusal is data; the check of refusals looks at each name' },
  { prefix: 'choice.', why: 'an option of a widget names the beginning, each of its choices the end' },
  { prefix: 'admin-section.', why: 'tiles of /admin by the name of their section' },
  { prefix: 'admin-action.', why: 'actions of administrators by the name of domain/ground/admin-actions.ts' },
  {
    prefix: 'goals.',
    only: ['machine_id', 'department_id', 'zone_id', 'category_id', 'shift', 'day', 'week'],
    why: 'places and periods of a goal by field name',
  },
  { prefix: 'import-field.', why: 'columns of files by the field of domain/import/import-definitions.ts' },
  { prefix: 'import.kind-', why: 'what is brought in, by the kind of domain/import/import-kind.ts' },
  { prefix: 'import.about-', why: 'what is brought in, by the kind of domain/import/import-kind.ts' },
  { prefix: 'import.step-', why: 'steps of bringing in' },
  { prefix: 'import.', only: ['added', 'changed', 'unchanged', 'refused', 'all'], why: 'what becomes of a record' },
  { prefix: 'keyboard.', why: 'keys of the on-screen keyboard by the name of domain/ground/keyboard/layouts.ts' },
  { prefix: 'column.', why: 'columns of data sources are labelled by field name where a text exists' },
  { prefix: 'upload.kind.', why: 'what a document belongs to, by the field of domain/documents/file-list.ts' },
  { prefix: 'analysis.overview.', why: 'layouts of the analysis by the name of domain/scrap/analysis/datasets.ts' },
  { prefix: 'analysis.horizon.', why: 'how far back, by the name of domain/ground/statistics/horizons.ts' },
  {
    prefix: 'analysis.custom.',
    why: 'what is wrong with two dates, by the name of domain/ground/statistics/horizons.ts',
  },
  { prefix: 'analysis.group.', why: 'groupings by the name of domain/scrap/analysis/view-config.ts' },
  { prefix: 'analysis.by.', why: 'what rows are filtered and summed by, by field name' },
  { prefix: 'analysis.weekday.', why: 'weekdays by their number' },
  { prefix: 'analysis.storage.', why: 'where rows are kept, by the name of the worker' },
  { prefix: 'analysis.sum.', why: 'what the sum of a dataset is called' },
  { prefix: 'analysis.units.', why: 'the same where the units of its rows are known' },
  { prefix: 'statistics.view.', why: 'statistics pages by the name of domain/history/statistics/statistics-filter.ts' },
  { prefix: 'statistics.period.', why: 'periods of the latest statistics by name' },
  { prefix: 'losses.factor.', why: 'factors of OEE by the name of domain/machines/oee/oee.ts' },
  { prefix: 'losses.step.', why: 'steps of a loss tree by the name of domain/history/losses/loss-tree.ts' },
  { prefix: 'loss.', why: 'losses by the name of domain/history/losses/loss-tree.ts and loss-kind.ts' },
  { prefix: 'statistics.problem.', why: 'what is wrong with a filter, by name' },
  {
    prefix: 'statistics.graph.',
    only: ['machine', 'reason', 'group', 'tool', 'card', 'part'],
    why: 'graphs of scrap by the name of domain/history/model/statistics.ts',
  },
  { prefix: 'widget.task-unit.', why: 'units of a graph over a task by its label mode' },
  { prefix: 'widget.lean.state.', why: 'states of a lean day by the name of domain/history/widgets/lean-cross.ts' },
  {
    prefix: 'widget.scrap.',
    only: ['now.day', 'now.week', 'now.month', 'before.day', 'before.week', 'before.month'],
    why: 'periods of scrap by the name of domain/dashboards/widgets/scrap-graphs.ts',
  },
  { prefix: 'widget.loss.', why: 'rows of the loss grid by the name of domain/goals/statistics/fulfilment-losses.ts' },
  { prefix: 'swap.', only: ['department', 'zone', 'category'], why: 'kinds of location' },
  { prefix: 'help.', why: 'help of pages, panels and parts by their names; checks/help.test.ts looks at each' },
  { prefix: 'scan-help.', why: 'what can be scanned, by name' },
  { prefix: 'permission.', why: 'permissions by the name of domain/ground/permissions.ts' },
  { prefix: 'function.', why: 'special functions by the name of domain/ground/special-functions.ts' },
  { prefix: 'function-text.', why: 'what each of them does' },
  { prefix: 'functions.value-', why: 'kinds of a function’s value' },
  { prefix: 'live-size.', why: 'sizes of tiles by the name of domain/live-view' },
  { prefix: 'live-order.', why: 'orders of a live view by name' },
  { prefix: 'live-field.', why: 'fields of a tile by name' },
  { prefix: 'walls.state-', why: 'states of a wall link by the name of domain/wall-link' },
  { prefix: 'walls.ends-', why: 'when a wall link ends, by name' },
  { prefix: 'theme.font-', why: 'fonts by the name of domain/theme' },
  { prefix: 'theme.layout-', why: 'layouts by the name of domain/theme' },
  { prefix: 'theme.bottomnav-', why: 'places of the bar by the name of domain/theme' },
  { prefix: 'state.', why: 'states of a machine, by the name of domain/machines/display-state.ts' },
  { prefix: 'machines.sort-', why: 'orders of the overview by field name' },
  { prefix: 'period.', why: 'periods of the overview’s figures by name' },
  { prefix: 'late.', only: ['loading', 'error'], why: 'what a card of late orders says before it knows any' },
  { prefix: 'cards.header-', why: 'styles of a card’s header' },
  { prefix: 'cards.group-', only: ['zone', 'category', 'department'], why: 'what cards are grouped by' },
  { prefix: 'activity.status-', why: 'what became of an activity, by the name of domain/activities' },
  { prefix: 'activity.alarm-', why: 'alarms of an activity by name' },
  { prefix: 'activity.outcome-', why: 'outcomes of an activity by name' },
  { prefix: 'activity.lasts-', why: 'units of an activity’s duration' },
  {
    prefix: 'wizard.proportion.share.',
    only: ['overProduction', 'scrap', 'pallet'],
    why: 'which share of a plant a number has passed',
  },
  { prefix: 'wizard.unconfirmed-order.', only: ['failed', 'ongoing', 'awaits'], why: 'how an order to confirm stands' },
  {
    prefix: 'wizard.material-scrap.',
    only: ['not-loaded', 'not-a-number', 'needs-reason'],
    why: 'what hinders it, by the name of domain/scrap',
  },
  {
    prefix: 'wizard.order-pallets.',
    only: ['loading', 'not-a-number', 'too-large', 'below-booked'],
    why: 'what hinders it, by the name of domain/pallets',
  },
  {
    prefix: 'wizard.weight-control.',
    only: ['no-value', 'not-a-number', 'above-scale', 'out-of-bounds', 'green', 'orange', 'red'],
    why: 'what a weight is worth, by the name of domain/weight-control',
  },
  {
    prefix: 'wizard.input-value.',
    only: ['machine', 'machine_machine', 'tool', 'tool_machine', 'not-a-number', 'too-long'],
    why: 'kinds and faults of a value, by the name of domain/input-groups',
  },
  { prefix: 'details.light-', why: 'lights of an order by the name of domain/order-lights' },
  { prefix: 'title.production-', only: ['week', 'day', 'hour'], why: 'levels of the history' },
  {
    prefix: 'production.',
    only: ['week', 'day', 'hour', 'good', 'scrap', 'share', 'run', 'stop', 'stops'],
    why: 'levels and figures of the history',
  },
  { prefix: 'production.type-', why: 'events by the name of domain/history/model/history.ts' },
  { prefix: 'wizard.checklist.outside-', why: 'limits that an answer is outside of' },
  { prefix: 'reports.period.', why: 'periods by the name of domain/reports/ordered/report-question.ts' },
  { prefix: 'deliveries.format.', why: 'formats by the name of domain/reports/ordered/report-question.ts' },
  { prefix: 'deliveries.weekday.', why: 'weekdays by their number, Monday first' },
  { prefix: 'notification.', why: 'types of notifications by name' },
  {
    prefix: 'notices.',
    only: ['stopAlarmLevels', 'orderReadyMinutes', 'alarmPauseMinutes'].flatMap((name) => [name, `${name}-hint`]),
    why: 'settings of notices by the name of domain/ground/company-settings.ts',
  },
  { prefix: 'panel.operator.', why: 'operators of filters and conditional styles by name' },
  { prefix: 'style.', why: 'properties of a style by name of domain/dashboards/style-config.ts' },
  { prefix: 'form.date.', why: 'forms of a date by name' },
  { prefix: 'form.type.', why: 'types of a fixed value' },
  { prefix: 'form.operation.', why: 'operations over rows' },
  {
    prefix: 'saved.',
    only: ['load-title', 'load-text', 'delete-title', 'delete-text', 'overwrite-text'],
    why: 'questions by what is asked',
  },
  { prefix: 'pallet.why-', why: 'what hinders a pallet flag, by the name of domain/pallets' },
  { prefix: 'media.type.', why: 'types of media by the name of domain/ground/media-file.ts' },
  { prefix: 'media.method.', why: 'ways to find a file by the name of domain/dashboards/media-object.ts' },
  { prefix: 'call-panel.fault-', only: ['address', 'location'], why: 'faults of domain/dashboards/call-config.ts' },
  { prefix: 'call-panel.type.', why: 'entries of a body by the name of domain/dashboards/call-config.ts' },
  { prefix: 'call-panel.data.', why: 'types of a literal by name' },
  { prefix: 'call-panel.prompt.', why: 'types of a prompt by name' },
  { prefix: 'widget.action-button.', only: ['success', 'fail'], why: 'phases of domain/dashboards/call-phase.ts' },
  { prefix: 'widget.mtbf.figure.', why: 'figures and totals by the name of domain/statistics/mtbf' },
  { prefix: 'widget.mtbf.explained.', why: 'how each figure is reckoned' },
  { prefix: 'widget.mtbf.stops.', why: 'categories of stops by the name of domain/statistics/mtbf' },
  {
    prefix: 'machine-setup.',
    only: ['department', 'zone', 'category', 'line'],
    why: 'kinds of places of domain/setup/place-code.ts',
  },
  { prefix: 'machine-setup.new-', why: 'a new place by its kind' },
  { prefix: 'machine-setup.name-of-', why: 'the name of a new place by its kind' },
  { prefix: 'scales.purpose-', why: 'purposes of domain/scrap/model/scale.ts and what each does' },
  { prefix: 'machine-setup.kind-', only: ['0', '1', '2'], why: 'kinds of machines by resource_type' },
  { prefix: 'terminal-menu.', why: 'groups of buttons by the name of domain/machines/menu-flags.ts' },
  {
    prefix: 'places.',
    only: ['department', 'zone', 'category', 'line'],
    why: 'kinds of places of domain/setup/place-code.ts',
  },
  { prefix: 'places.new-', why: 'a new place by its kind' },
  { prefix: 'prepare.', only: ['materials', 'tools', 'peripherals', 'print'], why: 'features of prepare_for_order' },
  { prefix: 'wizard.column.', why: 'columns of a step’s table by field name' },
  { prefix: 'wizard.order-summary.', why: 'lines of the summary by field name' },
  {
    prefix: 'wizard.operation-text.',
    only: ['failed', 'loading'],
    why: 'verdicts of domain/orders/wizard/operation-text.ts',
  },
  { prefix: 'wizard.scrap-quantity.', only: ['silent', 'no-piece-weight'], why: 'what a scale said, by name' },
  {
    prefix: 'wizard.scrap-adjustments.',
    only: ['not-loaded', 'not-a-number', 'needs-text'],
    why: 'problems of domain/scrap/adjusted-card.ts',
  },
  {
    prefix: 'wizard.quantity.',
    only: ['is-overproduced', 'becomes-overproduced', 'above-usual'],
    why: 'warnings of the domain by name',
  },
]

export function isDynamic(key: string): boolean {
  return dynamicKeys.some(
    ({ prefix, only }) => key.startsWith(prefix) && (only === undefined || only.includes(key.slice(prefix.length))),
  )
}

export interface CodeFile {
  readonly path: string
  readonly code: string
}

/** What users run: no tests, no texts, no tools. */
export function productCode(): CodeFile[] {
  return ['apps/', 'packages/']
    .flatMap((folder) => codePaths(folder))
    .filter((path) => !isTest(path) && !path.startsWith('packages/texts/'))
    .map((path) => ({ path, code: withoutComments(readText(path)) }))
}

/** Names inside the braces of a sentence. */
export function placeholders(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string))].sort()
}

/** Field names of an object literal without nesting; undefined when a spread hides some. */
export function fieldNames(literal: string): string[] | undefined {
  if (literal.includes('...')) return undefined
  const names = literal.split(',').map((field) => /^\s*['"]?(\w+)/.exec(field)?.[1])
  return names.filter((name) => name !== undefined)
}
