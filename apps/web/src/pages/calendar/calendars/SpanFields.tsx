import type { ShiftSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import type { ShiftSpan } from '@takt/domain/ground/calendar.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { PlusIcon, TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { TimeField } from '../../../parts/date-field/TimeField.tsx'
import styles from './Calendars.module.css'
import type { CalendarWords } from './use-calendar-words.ts'

const MOST_SPANS = 12

interface SpanFieldsProps {
  spans: readonly ShiftSpan[]
  shifts: readonly ShiftSettingRow[]
  words: CalendarWords
  onValueChange: (spans: ShiftSpan[]) => void
}

/** The shifts of a kind of day, one row each. A new one begins where the last one ends. */
export function SpanFields({ spans, shifts, words, onValueChange }: SpanFieldsProps) {
  const text = useText()
  const change = (index: number, part: Partial<ShiftSpan>) =>
    onValueChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)))
  const add = () => {
    const last = spans.at(-1)
    const unused = shifts.find(({ shift }) => !spans.some((span) => span.shift === shift)) ?? shifts[0]
    onValueChange([...spans, { from: last?.to ?? '06:00', to: last ? '' : '14:00', shift: unused?.shift ?? 1 }])
  }
  const full = spans.length >= MOST_SPANS && text('why.most', { count: MOST_SPANS })
  return (
    <>
      {spans.length === 0 && <p className={styles.muted}>{text('day-types.no-shift')}</p>}
      {spans.map(({ from, to, shift }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are told by their place, two may be alike while somebody types
        <div key={index} className={styles.span}>
          <SelectField
            label={text('day-types.shift')}
            placeholder={text('day-types.shift')}
            value={String(shift)}
            options={shifts.map((one) => ({
              value: String(one.shift),
              label: text('shifts.named', { shift: one.shift, name: words.shift(one.shift) }),
            }))}
            onValueChange={(value) => change(index, { shift: Number(value) })}
          />
          <TimeField
            label={text('day-types.from')}
            required
            value={from}
            onValueChange={(value) => change(index, { from: value })}
          />
          <TimeField
            label={text('day-types.to')}
            required
            hint={to !== '' && to <= from ? text('day-types.next-day') : undefined}
            value={to}
            onValueChange={(value) => change(index, { to: value })}
          />
          <IconButton
            aria-label={text('day-types.take-off', { from })}
            icon={<TrashIcon />}
            onClick={() => onValueChange(spans.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button icon={<PlusIcon />} why={shifts.length === 0 ? text('day-types.needs-shift') : full} onClick={add}>
          {text('day-types.add-shift')}
        </Button>
      </div>
    </>
  )
}
