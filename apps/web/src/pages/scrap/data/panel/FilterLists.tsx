import { weekText } from '@takt/domain/calendar/week-text.ts'
import { type FilterName, filtersOf } from '@takt/domain/scrap/analysis/dataset-columns.ts'
import { withFilter } from '@takt/domain/scrap/analysis/view-config.ts'
import { MultiSelect } from '@takt/ui/multi-select/MultiSelect.tsx'
import { type ReactNode, useMemo } from 'react'
import { useLanguage } from '../../../../data/words/language.ts'
import { unitText } from '../../../../data/words/unit-text.ts'
import { useText } from '../../../../data/words/use-text.ts'
import { Filter } from './Filter.tsx'
import styles from './FilterPanel.module.css'
import type { PanelProps } from './panel-props.ts'
import { ScrapRange } from './ScrapRange.tsx'
import { useMultiSelectTexts } from './use-multi-select-texts.ts'

/** Every dimension of the rows as a list to choose from; weeks and quantities besides. */
export function FilterLists({ dataset, view, analysis: { offer } }: PanelProps): ReactNode {
  const text = useText()
  const language = useLanguage()
  const texts = useMultiSelectTexts()
  const { draft, filter } = view
  const labels = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(offer?.options ?? {}).map(([name, options]) => [
          name,
          Object.fromEntries(options.map(({ value, label }) => [value, label])),
        ]),
      ),
    [offer],
  )
  if (offer === null) return null
  const units = Object.fromEntries((offer.options.unit ?? []).map(({ value }) => [value, unitText(value)]))
  const list = (name: FilterName) => {
    const chosen = draft.query[name] ?? { values: [], enabled: false }
    const title = text(`analysis.by.${name}`)
    return (
      <Filter key={name} title={title} on={chosen.enabled ? chosen.values.length : 0}>
        <MultiSelect
          name={title}
          label={text('analysis.filter-on')}
          texts={texts}
          options={(offer.options[name] ?? []).map(({ value }) => value)}
          labels={name === 'unit' ? units : labels[name]}
          modelValue={chosen.values}
          enabled={chosen.enabled}
          onChange={({ modelValue, enabled }) => filter(withFilter(draft, name, { values: modelValue, enabled }))}
        />
      </Filter>
    )
  }
  return (
    <div className={styles.lists}>
      {filtersOf(dataset).map(list)}
      <Filter title={text('analysis.by.week_number')} on={draft.weeksEnabled ? draft.week_numbers.length : 0}>
        <MultiSelect
          name={text('analysis.by.week_number')}
          label={text('analysis.filter-on')}
          texts={texts}
          options={offer.weeks}
          labels={Object.fromEntries(offer.weeks.map((week) => [week, weekText(week, language)]))}
          modelValue={draft.week_numbers}
          enabled={draft.weeksEnabled}
          onChange={({ modelValue, enabled }) => filter({ ...draft, week_numbers: modelValue, weeksEnabled: enabled })}
        />
      </Filter>
      {dataset !== 'history-day' && <ScrapRange view={view} largest={offer.largest} />}
    </div>
  )
}
