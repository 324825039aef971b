/** A hand-over as it stands on paper, for the printer of a browser and for a PDF. */
import { type Names, nameIn } from '@takt/domain/ground/names.ts'
import { hasNoReason } from '@takt/domain/machines/uncoded.ts'
import { plannedUntil } from '@takt/domain/reports/handover/planned-until.ts'
import type { Handover, HandoverPaper } from '@takt/domain/reports/model/handover.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { ReportContent, ReportTable } from '../../documents/quick-reports/define-quick-report.ts'
import { reportWords } from '../../documents/quick-reports/report-words.ts'
import type { ReportReader } from '../ordered/define-ordered-report.ts'

type Reader = Pick<ReportReader, 'language' | 'time_zone'>
export type WrittenHandover = Omit<Handover, 'paper' | 'may_not_sign'>

/** Widths are points of an A4 page, which has 495. */
const column = (label: TextKey, width: number) => ({ label, width })
const figure = (label: TextKey, width: number) => ({ label, width, end: true as const })

export function handoverContent(handover: WrittenHandover, reader: Reader): ReportContent {
  const { place_name, shift_name, day } = handover
  return {
    about: `${place_name} · ${shift_name} · ${day}`,
    facts: facts(handover, reader),
    tables: tables(handover, reader).filter(({ rows }) => rows.length > 0),
  }
}

/** The same for a page: its labels are words already. */
export function handoverPaper(handover: WrittenHandover, reader: Reader): HandoverPaper {
  const { about, facts: known, tables: written } = handoverContent(handover, reader)
  const say = (key: TextKey) => text(reader.language, key)
  return {
    about,
    facts: known.map(([label, value]) => ({ label: say(label), value })),
    tables: written.map(({ heading, columns, rows }) => ({
      heading: say(heading),
      columns: columns.map(({ label, end }) => ({ label: say(label), end: end ? 1 : 0 })),
      rows: rows.map((row) => [...row]),
    })),
  }
}

function facts(handover: WrittenHandover, reader: Reader): ReportContent['facts'] {
  const { start_time, end_time, figures, handed_over, taken_over, words } = handover
  const { moment, number, percent, unit } = reportWords(reader)
  const { tak, t_percent, a_percent, k_percent } = figures.oee
  const share = (value: number | null) => (value === null ? '–' : percent(value))
  const signed = (by: Handover['handed_over']) =>
    by ? `${by.name}, ${moment(by.at)}` : text(reader.language, 'handover.not-signed')
  const made = (of: 'good_qty' | 'scrap_qty' | 'target_qty') => {
    const amounts = figures.totals.flatMap((total) => {
      const value = total[of]
      return value === null
        ? []
        : [`${number(of === 'scrap_qty' ? value : Math.round(value))} ${unit(total.unit)}`.trim()]
    })
    return amounts.join(' · ') || '–'
  }
  return [
    ['handover.shift', `${moment(start_time)} – ${moment(end_time)}`],
    ['handover.as-of-label', moment(figures.as_of)],
    ['handover.pieces', made('good_qty')],
    [planned(handover), made('target_qty')],
    ['handover.scrap', made('scrap_qty')],
    ['reports.oee', share(tak)],
    ['reports.availability', share(t_percent)],
    ['reports.performance', share(a_percent)],
    ['reports.quality', share(k_percent)],
    ['handover.handed-over-by', signed(handed_over)],
    ['handover.taken-over-by', signed(taken_over)],
    ...(words.remark === '' ? [] : [['handover.remark', words.remark] as const]),
  ]
}

/** Paper knows no now. */
function planned({ figures, end_time }: WrittenHandover): TextKey {
  const until = plannedUntil({ as_of: figures.as_of, end_time, frozen: true })
  return `handover.planned.${until}`
}

const nothingMade = { unit: '', good_qty: 0, scrap_qty: 0, target_qty: null }

function tables(handover: WrittenHandover, reader: Reader): ReportTable[] {
  const { figures, words, addenda } = handover
  const { number, percent, time, moment, unit } = reportWords(reader)
  const say = (key: TextKey, values = {}) => text(reader.language, key, values)
  const name = (names: Names, code = '') => nameIn(names, reader.language) || code
  const share = (value: number | null) => (value === null ? '–' : percent(value))
  const remarkOf = new Map(words.remarks.map(({ machine_id, remark }) => [machine_id, remark]))
  return [
    {
      heading: 'handover.machines',
      columns: [
        column('reports.machine', 75),
        figure('reports.good', 70),
        figure(planned(handover), 70),
        figure('reports.scrap', 60),
        figure('reports.stop-time', 80),
        figure('reports.oee', 60),
        column('handover.unit', 80),
      ],
      // A line for each unit; how the machine stood is told once.
      rows: figures.machines.flatMap(({ machine_id, made, stop_s, tak }) =>
        (made.length === 0 ? [nothingMade] : made).map(({ unit: of, good_qty, target_qty, scrap_qty }, nth) => [
          machine_id,
          number(Math.round(good_qty)),
          target_qty === null ? '–' : number(Math.round(target_qty)),
          number(scrap_qty),
          nth === 0 ? time(stop_s) : '',
          nth === 0 ? share(tak) : '',
          unit(of),
        ]),
      ),
    },
    {
      heading: 'handover.remarks',
      columns: [column('reports.machine', 75), column('handover.remark', 420)],
      rows: [...remarkOf].map(([machine_id, remark]) => [machine_id, remark]),
    },
    {
      heading: 'handover.losses',
      columns: [column('handover.reason', 215), column('handover.machines', 180), figure('handover.time', 100)],
      rows: figures.losses.map(({ stop_reason, names, machines, stop_s }) => [
        hasNoReason(stop_reason) ? name(names) : name(names, stop_reason),
        machines.join(', '),
        time(stop_s),
      ]),
    },
    {
      heading: 'handover.uncoded',
      columns: [
        column('reports.machine', 115),
        column('handover.from', 140),
        column('handover.to', 140),
        figure('handover.time', 100),
      ],
      rows: figures.uncoded.map(({ machine_id, start_time, end_time, stop_s }) => [
        machine_id,
        moment(start_time),
        end_time === '' ? say('handover.ongoing') : moment(end_time),
        time(stop_s),
      ]),
    },
    {
      heading: 'handover.orders',
      columns: [
        column('reports.machine', 75),
        column('handover.order', 90),
        column('reports.part', 130),
        column('handover.why', 200),
      ],
      rows: figures.orders.map((order) => [
        order.machine_id,
        order.work_order_no,
        order.part_description,
        whyAtRisk(order, reader),
      ]),
    },
    {
      heading: 'handover.activities',
      columns: [column('reports.machine', 115), column('handover.activity', 240), column('handover.due-label', 140)],
      rows: figures.activities.map(({ machine_id, names, due_date }) => [machine_id, name(names), moment(due_date)]),
    },
    {
      heading: 'handover.scrap',
      columns: [column('handover.reason', 215), column('handover.machines', 180), figure('handover.quantity', 100)],
      rows: figures.scrap.map(({ scrap_reason, names, machines, scrap_qty, unit: of }) => [
        name(names, scrap_reason),
        machines.join(', '),
        `${number(scrap_qty)} ${unit(of)}`.trim(),
      ]),
    },
    {
      heading: 'handover.notes',
      columns: [
        column('reports.machine', 75),
        column('handover.time', 110),
        column('reports.name', 90),
        column('handover.note', 220),
      ],
      rows: words.notes.map(({ machine_id, at, author, about, note }) => [
        machine_id,
        moment(at),
        author,
        [name(about), note].filter(Boolean).join(': '),
      ]),
    },
    {
      heading: 'handover.addenda',
      columns: [column('reports.name', 110), column('handover.time', 110), column('handover.note', 275)],
      rows: addenda.map((addendum) => [addendum.name, moment(addendum.at), addendum.words]),
    },
  ]
}

/** Why an order is at risk, in a sentence. */
function whyAtRisk(order: Handover['figures']['orders'][number], reader: Reader): string {
  const { percent, time } = reportWords(reader)
  const say = (key: TextKey, values = {}) => text(reader.language, key, values)
  const { standing, late_minutes, pace_percent, not_started, loss_names, loss_s } = order
  const late = late_minutes === null ? '' : time(late_minutes * 60)
  const reason = nameIn(loss_names, reader.language)
  return [
    standing === null ? '' : say(`order.${standing}`),
    not_started === 1 ? say('handover.order-not-started', { time: late }) : '',
    not_started === 0 && late !== '' ? say('handover.order-late', { time: late }) : '',
    pace_percent === null ? '' : say('handover.order-slow', { percent: percent(pace_percent) }),
    reason === '' ? '' : say('handover.order-loss', { reason, time: time(loss_s) }),
  ]
    .filter(Boolean)
    .join('; ')
}
