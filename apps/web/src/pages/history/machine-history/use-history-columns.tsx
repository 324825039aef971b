import { weekText } from '@takt/domain/calendar/week-text.ts'
import { languages } from '@takt/domain/ground/languages.ts'
import { type HistoryLine, isTotal } from '@takt/domain/history/history-lines.ts'
import type { HistoryLevel } from '@takt/domain/history/model/history.ts'
import { type TableColumn, widthFor } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { hoursText, hourText, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { hundredthsText } from '../../../data/words/percent-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'

export const keyOf = ({ trans_date, period }: HistoryLine): string => `${trans_date} ${period}`

export function useHistoryColumns(level: HistoryLevel): readonly TableColumn<HistoryLine>[] {
  const text = useText()
  const number = useNumber()
  const language = useLanguage()
  const phone = usePhone()
  return useMemo(() => {
    const nameOf = (line: HistoryLine) => {
      if (isTotal(line)) return text('production.total')
      if (level === 'hour') return hourText(line.period)
      return level === 'week' ? weekText(line.period, language) : line.period
    }
    const period: TableColumn<HistoryLine> = {
      key: 'period',
      header: text(`production.${level}`),
      minWidth: phone ? 84 : 130,
      cell: (line) => <strong>{nameOf(line)}</strong>,
    }
    const figure = (key: string, width: number, cell: (line: HistoryLine) => string): TableColumn<HistoryLine> => ({
      key,
      header: text(`production.${key}` as 'production.good'),
      width: Math.max(width, widthFor([text(`production.${key}` as 'production.good')])),
      align: 'end',
      cell,
    })
    const good = figure('good', phone ? 124 : 140, ({ good_qty }) => number(good_qty))
    const scrap = figure('scrap', phone ? 104 : 140, ({ scrap_qty }) => number(scrap_qty))
    if (phone) return [period, good, scrap]
    return [
      period,
      good,
      scrap,
      figure('share', 152, ({ scrap_percent }) => hundredthsText(scrap_percent, languages[language].locale)),
      figure('run', 160, ({ run_seconds }) => hoursText(run_seconds)),
      figure('stop', 160, ({ stop_seconds }) => hoursText(stop_seconds)),
      figure('stops', 120, ({ total_stops }) => number(total_stops)),
    ]
  }, [text, number, language, phone, level])
}
