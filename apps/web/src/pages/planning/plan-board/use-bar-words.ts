import type { Bar } from '@takt/domain/planning/board-plan.ts'
import type { StatusTone } from '@takt/ui/state/StatusTag.tsx'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, plannedHoursText, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useWhyLate } from '../../../parts/late-order/use-why-late.ts'

/** What there is to say of an order on the board, the same in its bar, its dialog and the list. */
export function useBarWords() {
  const text = useText()
  const number = useNumber()
  const whyLate = useWhyLate()
  const { time_zone: timeZone } = useSession()
  const moment = (at: number | null) => (at === null ? text('plan.open-end') : dayAndTime(at, { timeZone }))
  const state = (bar: Bar): { tone: StatusTone; label: string } => {
    if (bar.standing !== '')
      return { tone: bar.standing === 'late' ? 'bad' : 'warning', label: text(`order.${bar.standing}`) }
    if (bar.unknown !== '') return { tone: 'neutral', label: text('plan.waits') }
    return {
      tone: bar.order.running ? 'good' : 'neutral',
      label: text(bar.order.running ? 'plan.runs' : 'plan.in-time'),
    }
  }
  const why = (bar: Bar): string => {
    switch (bar.why) {
      case '':
        return ''
      case 'waits':
      case 'planned-later':
      case 'takes-longer':
        return text(`plan.why-${bar.why}`)
      default:
        return whyLate({ why: bar.why, stop_names: bar.order.stop_names })
    }
  }
  /** Why it is late, and by how much. */
  const standing = (bar: Bar): string => {
    const behind =
      bar.behind_ms > 0 ? text('plan.behind', { time: plannedHoursText(bar.behind_ms / 3_600_000, number) }) : ''
    return [why(bar), behind].filter((part) => part !== '').join(' · ')
  }
  const problems = (bar: Bar): string[] => {
    const { order, clash } = bar
    return [
      bar.unknown === '' ? '' : text(`plan.unknown-${bar.unknown}`),
      bar.uncertain ? text('plan.uncertain') : '',
      clash ? text('plan.tool-clash', { tool: clash.tool_id, order: clash.order, machine: clash.machine_id }) : '',
      ...order.short_of.map(({ material_no, material_desc, unit, needed, stock }) =>
        text('plan.short-of', {
          material: `${material_no} ${material_desc}`.trim(),
          needed: `${number(needed)} ${unit}`,
          stock: `${number(stock)} ${unit}`,
        }),
      ),
      order.locked === 1 ? text('plan.locked', { comment: order.lock_comment }) : '',
    ].filter((problem) => problem !== '')
  }
  const name = ({ order }: Bar) => order.work_order_no || order.card_no
  /** Begins with what the bar shows, so that it is called by what is seen. */
  const label = (bar: Bar) =>
    [
      (bar.standing === '' ? '' : `${state(bar).label} `) +
        text('plan.label', {
          order: name(bar),
          part: bar.order.part_description || bar.order.part_no,
          machine: bar.machine_id,
          begins: moment(bar.begin_at),
          ends: moment(bar.end_at),
          state: state(bar).label,
        }),
      standing(bar),
      bar.moved ? text('plan.moved') : '',
      ...problems(bar),
    ]
      .filter((part) => part !== '')
      .join('. ')
  return { moment, state, standing, problems, name, label }
}

export type BarWords = ReturnType<typeof useBarWords>
