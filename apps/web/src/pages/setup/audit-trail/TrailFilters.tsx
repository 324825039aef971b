import {
  type TrailKind,
  type TrailThing,
  trailKindNames,
  trailKinds,
  trailThings,
} from '@takt/domain/setup/trail-things.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useDeferredValue, useEffect, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { DateField } from '../../../parts/date-field/DateField.tsx'
import styles from './AuditTrailPage.module.css'
import type { Filter } from './trail-filter.ts'

interface TrailFiltersProps {
  filter: Filter
  isWrong: boolean
  onChange: (filter: Filter) => void
}

const ALL = ''

export function TrailFilters({ filter, isWrong, onChange }: TrailFiltersProps) {
  const text = useText()
  const { from_day, to_day } = filter
  const people = useLoad('get_trail_people', { from_day, to_day }, { enabled: !isWrong })
  const [typed, setTyped] = useState(filter.words ?? '')
  const words = useDeferredValue(typed.trim())
  useEffect(() => {
    if (words === (filter.words ?? '')) return
    // Not one question to the server for every letter.
    const soon = setTimeout(() => onChange({ ...filter, words }), 300)
    return () => clearTimeout(soon)
  }, [words, filter, onChange])
  const set = (change: Partial<Filter>) => onChange({ ...filter, ...change })
  const things: readonly TrailThing[] = filter.kind ? trailKinds[filter.kind] : trailThings
  const named = things
    .map((value) => ({ value, label: text(`trail.thing.${value}`) }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.words}
        hideLabel={false}
        label={text('trail.find')}
        clearLabel={text('shell.clear-search')}
        value={typed}
        onValueChange={setTyped}
      />
      <SelectField
        label={text('trail.person')}
        placeholder={text('trail.everybody')}
        value={filter.username ?? ALL}
        options={[
          { value: ALL, label: text('trail.everybody') },
          ...(people.rows ?? []).map(({ username, who }) => ({ value: username, label: who })),
        ]}
        onValueChange={(username) => set({ username: username === ALL ? undefined : username })}
      />
      <SelectField<TrailKind | ''>
        label={text('trail.kind')}
        placeholder={text('trail.every-kind')}
        value={filter.kind ?? ALL}
        options={[
          { value: ALL, label: text('trail.every-kind') },
          ...trailKindNames.map((value) => ({ value, label: text(`trail.kind.${value}`) })),
        ]}
        onValueChange={(kind) => set({ kind: kind === ALL ? undefined : kind, thing: undefined })}
      />
      <SelectField<TrailThing | ''>
        label={text('trail.thing')}
        placeholder={text('trail.every-thing')}
        value={filter.thing ?? ALL}
        options={[{ value: ALL, label: text('trail.every-thing') }, ...named]}
        onValueChange={(thing) => set({ thing: thing === ALL ? undefined : thing })}
      />
      <DateField
        label={text('trail.from')}
        value={from_day}
        error={isWrong ? text('trail.wrong-days') : undefined}
        onValueChange={(day) => day !== '' && set({ from_day: day })}
      />
      <DateField label={text('trail.to')} value={to_day} onValueChange={(day) => day !== '' && set({ to_day: day })} />
    </div>
  )
}
