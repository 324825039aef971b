import type { Names } from '@takt/domain/ground/names.ts'
import type { LossKind } from '@takt/domain/stops/losses/loss-kind.ts'
import type { PlantMachine } from './plant.ts'
import type { PlantStopCode, PlantStopGroup } from './plant-reasons.ts'
import { TEST_PIECES } from './scrap-reasons.ts'
import { stopCodeNames } from './stop-code-names.ts'

type GroupRow = readonly [
  code: string,
  en: string,
  sv: string,
  de: string,
  color: string,
  security_level: number | null,
]

const groupRows: readonly GroupRow[] = [
  ['SET', 'Setup and change', 'Ställ och byte', 'Rüsten und Wechsel', 'blue', null],
  ['TEC', 'Technical fault', 'Tekniskt fel', 'Technische Störung', 'red', null],
  ['MAT', 'Material', 'Material', 'Material', 'orange', null],
  ['QUA', 'Quality', 'Kvalitet', 'Qualität', 'purple', null],
  ['STA', 'Staffing', 'Bemanning', 'Personal', 'teal', null],
  ['PLA', 'Planned', 'Planerat', 'Geplant', 'darkgray', null],
  ['MNG', 'Management', 'Ledning', 'Leitung', 'navy', 7],
]

export function stopGroups(): PlantStopGroup[] {
  return groupRows.map(([code, en, sv, de, color, security_level], index) => ({
    code,
    names: { en, sv, de },
    note: security_level === null ? '' : 'Only for the management; operators see it greyed out.',
    view_order: (index + 1) * 10,
    // In reports the faults come first: they are what is looked for.
    view_order_statistics: code === 'TEC' ? 5 : (index + 1) * 10,
    color,
    security_level,
  }))
}

const kindOfGroup: Readonly<Record<string, LossKind>> = { SET: 'setup', TEC: 'breakdown', PLA: 'planned' }

interface CodeRow {
  readonly code: string
  readonly group: string
  readonly color: string
  readonly help?: Names
  readonly note?: true
  readonly setup?: true
  readonly inactive?: true
  /** Only machines of these categories have it. */
  readonly only?: readonly string[]
  readonly inherit?: number
  readonly failure?: true
  /** Where it is another one than that of most of its group. */
  readonly loss?: LossKind
  /** Its time is time of the order. */
  readonly order_time?: true
  readonly setup_kind?: 'preparatory' | 'finalizing'
  /** After so many seconds, or with that event, the reason gives way to `reset_code` ('' = uncoded). */
  readonly reset?: { readonly seconds?: number; readonly event?: 'new_day' | 'new_shift'; readonly code?: string }
  /** While it holds, this share of the production is scrap. */
  readonly scrap_percent?: number
  /** Set by the system, never chosen. */
  readonly system?: true
}

/** Time in which nobody planned to work; nobody is asked why. */
export const OUTSIDE_HOURS = '690'

const codeRows: readonly CodeRow[] = [
  {
    code: '101',
    group: 'SET',
    color: 'blue',
    setup: true,
    order_time: true,
    setup_kind: 'preparatory',
    only: ['IM', 'PR'],
    help: {
      en: 'From the last good piece of the old order to the first good piece of the new one.',
      sv: 'Från den sista godkända biten i den gamla ordern till den första godkända i den nya.',
      de: 'Vom letzten Gutteil des alten Auftrags bis zum ersten Gutteil des neuen.',
    },
  },
  { code: '102', group: 'SET', color: 'blue', setup: true, order_time: true, setup_kind: 'preparatory' },
  { code: '103', group: 'SET', color: 'cyan', setup: true, only: ['IM'] },
  { code: '104', group: 'SET', color: 'cyan', setup: true, only: ['IM'] },
  { code: '105', group: 'SET', color: 'darkblue', setup: true, order_time: true, setup_kind: 'finalizing' },
  {
    code: '106',
    group: 'SET',
    color: 'darkblue',
    inherit: 60,
    help: {
      en: 'Small corrections of a running order. A new setup is code 102.',
      sv: 'Små justeringar av en pågående order. Ett nytt ställ är kod 102.',
      de: 'Kleine Korrekturen an einem laufenden Auftrag. Ein neues Rüsten ist Code 102.',
    },
  },
  { code: '107', group: 'SET', color: 'cyan', loss: 'planned' },
  {
    code: '201',
    group: 'TEC',
    color: 'red',
    failure: true,
    help: {
      en: 'Call maintenance on 4711 when it lasts longer than ten minutes.',
      sv: 'Ring underhållet på 4711 om det varar längre än tio minuter.',
      de: 'Die Instandhaltung unter 4711 rufen, wenn es länger als zehn Minuten dauert.',
    },
  },
  { code: '202', group: 'TEC', color: 'red', failure: true, only: ['IM', 'PR'] },
  { code: '203', group: 'TEC', color: 'darkred', failure: true, inherit: 120 },
  { code: '204', group: 'TEC', color: '#5c0f14', failure: true, only: ['IM'] },
  { code: '205', group: 'TEC', color: '#ef6f6c', failure: true, only: ['IM', 'PR'] },
  { code: '206', group: 'TEC', color: '#a8555a', failure: true },
  { code: '207', group: 'TEC', color: '#f7a8a5', failure: true, only: ['CNC'] },
  { code: '208', group: 'TEC', color: 'pink', loss: 'waiting' },
  { code: '209', group: 'TEC', color: 'magenta', inherit: 120 },
  { code: '301', group: 'MAT', color: 'orange' },
  { code: '302', group: 'MAT', color: 'darkorange', only: ['IM'] },
  { code: '303', group: 'MAT', color: 'gold', only: ['PR'], loss: 'setup' },
  { code: '304', group: 'MAT', color: '#8c7300' },
  {
    code: '401',
    group: 'QUA',
    color: 'purple',
    order_time: true,
    reset: { seconds: 1800, code: '402' },
    help: {
      en: 'After half an hour it becomes a quality problem.',
      sv: 'Efter en halvtimme blir det ett kvalitetsproblem.',
      de: 'Nach einer halben Stunde wird daraus ein Qualitätsproblem.',
    },
  },
  {
    code: '402',
    group: 'QUA',
    color: 'violet',
    note: true,
    help: {
      en: 'Write which fault was seen and on which cavity.',
      sv: 'Skriv vilket fel som syntes och i vilken kavitet.',
      de: 'Aufschreiben, welcher Fehler in welcher Kavität zu sehen war.',
    },
  },
  { code: '403', group: 'QUA', color: 'violet', only: ['IM', 'PR'] },
  { code: '404', group: 'QUA', color: 'purple', scrap_percent: 100, only: ['IM'] },
  { code: '501', group: 'STA', color: 'teal', reset: { event: 'new_shift' } },
  { code: '502', group: 'STA', color: 'lightgreen', loss: 'planned' },
  { code: '503', group: 'STA', color: 'darkgreen', reset: { seconds: 3600 }, loss: 'planned' },
  { code: '601', group: 'PLA', color: 'gray' },
  { code: '602', group: 'PLA', color: 'darkgray' },
  { code: '603', group: 'PLA', color: 'brown', reset: { event: 'new_day', code: '601' } },
  { code: '604', group: 'PLA', color: 'Automatic', loss: 'waiting' },
  { code: '699', group: 'PLA', color: '#5b6770', inactive: true },
  { code: OUTSIDE_HOURS, group: 'PLA', color: 'lightgray', inactive: true, system: true },
  { code: '701', group: 'MNG', color: 'navy', loss: 'planned' },
]

/** A reason of some categories is offered on their machines only; where the company has none of them it does not exist. */
export function stopCodes(machines: readonly PlantMachine[]): PlantStopCode[] {
  return codeRows
    .map((row) => stopCode(row, machines))
    .filter((code) => code.machines === null || code.machines.length > 0)
}

function stopCode(row: CodeRow, machines: readonly PlantMachine[]): PlantStopCode {
  const { only } = row
  const failure = row.failure ? 1 : 0
  return {
    stop_code: row.code,
    names: stopCodeNames[row.code] ?? {},
    group_id: row.group,
    stop_reason_color: row.color,
    stop_text_flag: row.note ? 1 : 0,
    help_texts: row.help ?? {},
    setup_time: row.setup ? 1 : 0,
    active: !row.inactive,
    machines: only
      ? machines.filter(({ category }) => only.includes(category)).map(({ machine_id }) => machine_id)
      : null,
    inherit_seconds: row.inherit ?? 0,
    include_in_mtbf: failure,
    include_in_mdt: failure,
    loss_kind: row.loss ?? kindOfGroup[row.group] ?? 'waiting',
    code_type: row.system ? 9 : row.scrap_percent ? 2 : 1,
    scrap_percent: row.scrap_percent ?? 0,
    scrap_reason: row.scrap_percent ? TEST_PIECES : '',
    order_time: row.order_time ? 1 : 0,
    setup_kind: row.setup_kind ?? '',
    reset_seconds: row.reset?.seconds ?? 0,
    reset_event: row.reset?.event ?? '',
    reset_code: row.reset?.code ?? '',
  }
}
