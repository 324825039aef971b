import type { CalendarSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { kindOfDays } from '@takt/domain/machines/automatic-reason-draft.ts'
import type { AutomaticReasonDraft } from '@takt/domain/machines/model/automatic-reason.ts'
import { UNCODED } from '@takt/domain/machines/uncoded.ts'
import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { dayWords } from '../../../data/words/weekdays.ts'

const SHOWN_MACHINES = 4

interface RuleWords {
  readonly codes: readonly { readonly value: string; readonly label: string }[]
  readonly calendars: readonly { readonly value: number; readonly label: string }[]
  /** What the rule does, in one sentence. */
  sentence(rule: AutomaticReasonDraft): string
}

/** How a rule of the clock is said. */
export function useRuleWords(): RuleWords {
  const text = useText()
  const { rows: codes } = useLoad('get_stop_codes', {})
  const { rows: calendars } = useLoad('get_calendar_settings', {}, { reloadOn: ['SettingsChanged'] })
  return useMemo(() => ruleWords(text, { codes: codes ?? [], calendars: calendars ?? [] }), [text, codes, calendars])
}

interface Named {
  readonly codes: readonly Pick<StopCode, 'stop_code' | 'stop_description'>[]
  readonly calendars: readonly Pick<CalendarSettingRow, 'calendar_id' | 'description'>[]
}

function ruleWords(text: ReturnType<typeof useText>, named: Named): RuleWords {
  const codes = named.codes.map(({ stop_code, stop_description }) => ({
    value: stop_code,
    label: `${stop_code} ${stop_description}`,
  }))
  const calendars = named.calendars.map(({ calendar_id, description }) => ({ value: calendar_id, label: description }))
  const nameOf = (code: string) => codes.find(({ value }) => value === code)?.label ?? code
  const oneOf = (names: readonly string[]) =>
    names.length < 2
      ? names.join('')
      : text('clock-rules.or', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })

  const days = ({ weekdays }: AutomaticReasonDraft) => {
    const kind = kindOfDays(weekdays)
    if (kind === 'every') return text('clock-rules.days-every')
    if (kind === 'weekdays') return text('clock-rules.days-weekdays')
    return text('clock-rules.days-some', { days: dayWords(weekdays, text) })
  }
  const stop = (only_when: readonly string[]) => {
    const coded = oneOf(only_when.filter((code) => code !== UNCODED).map(nameOf))
    if (coded === '') return text('clock-rules.stop-uncoded')
    return text(only_when.includes(UNCODED) ? 'clock-rules.stop-both' : 'clock-rules.stop-coded', { codes: coded })
  }
  const places = (machines: readonly string[] | null) => {
    if (machines === null) return text('clock-rules.every-machine')
    const shown = machines.slice(0, SHOWN_MACHINES).join(', ')
    const count = machines.length - SHOWN_MACHINES
    return count > 0 ? text('clock-rules.more-machines', { machines: shown, count }) : shown
  }
  const sentence = (rule: AutomaticReasonDraft) => {
    const { from_time, until_time } = rule
    const said = text('clock-rules.sentence', {
      days: days(rule),
      from: from_time,
      until: until_time <= from_time ? text('clock-rules.until-next-day', { until: until_time }) : until_time,
      stop: stop(rule.only_when),
      machines: places(rule.machines),
      reason: nameOf(rule.set_code),
    })
    const followed = calendars
      .filter(({ value }) => rule.calendars.includes(value))
      .map(({ label }) => text('clock-rules.quoted', { name: label }))
    return followed.length === 0
      ? said
      : text('clock-rules.sentence-calendars', { sentence: said, calendars: oneOf(followed) })
  }
  return { codes, calendars, sentence }
}
