import type { strangerKinds } from '@takt/domain/dashboards/building/strangers.ts'
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './Strangers.module.css'

export interface Stranger {
  readonly what: (typeof strangerKinds)[number]
  readonly name: string
  readonly widget_id: string
}

const words = {
  machine: 'import-dashboard.machine',
  place: 'import-dashboard.place',
  query: 'import-dashboard.query',
  dashboard: 'import-dashboard.dashboard',
  component: 'import-dashboard.component',
} as const

/** What the file names and nobody knows here; it stays on the board as it is, for somebody to choose anew. */
export function Strangers({
  board,
  strangers,
}: {
  readonly board: Dashboard
  readonly strangers: readonly Stranger[]
}) {
  const say = useText()
  const about = say('import-dashboard.holds', { count: board.widgets.length })
  if (strangers.length === 0) return <p>{`${about} ${say('import-dashboard.all-known')}`}</p>
  const named = new Map<string, number>()
  for (const { what, name } of strangers) {
    const word = say(words[what], { name })
    named.set(word, (named.get(word) ?? 0) + 1)
  }
  return (
    <div>
      <p>{`${about} ${say('import-dashboard.unknown')}`}</p>
      <ul className={styles.strangers} aria-label={say('import-dashboard.unknown')}>
        {[...named].map(([word, times]) => (
          <li key={word}>{times === 1 ? word : `${word} (${times}×)`}</li>
        ))}
      </ul>
    </div>
  )
}
