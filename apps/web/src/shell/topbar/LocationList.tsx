import type { AskedPlace } from '@takt/domain/ground/navigation/location-query.ts'
import { type GroupType, isLocation, MINE, sortedLocations } from '@takt/domain/ground/navigation/locations.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useLoad } from '../../data/call/use-load.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import styles from './LocationPopover.module.css'

interface Choice {
  readonly label: string
  readonly path: string
  readonly count?: number
}

interface LocationListProps {
  /** Kinds of place that are offered. */
  readonly kinds: readonly GroupType[]
  readonly mine: boolean
  /** False where a page is of one place. */
  readonly everywhere?: boolean
  /** Where a place leads to; undefined is everywhere. */
  readonly pathOf: (place: AskedPlace | undefined) => string
  /** The path that is shown now. */
  readonly shown: string
  readonly onChoose: () => void
}

/** Everywhere, mine, and the places of the plant by kind. */
export function LocationList({ kinds, mine, everywhere = true, pathOf, shown, onChoose }: LocationListProps) {
  const text = useText()
  const language = useLanguage()
  const groups = useLoad('get_groups', {})
  const link = ({ label, path, count }: Choice) => (
    <li key={path}>
      <AppLink
        to={path}
        className={classNames(styles.link, shown === path && styles.here)}
        aria-current={shown === path ? 'page' : undefined}
        onClick={onChoose}
      >
        {label}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </AppLink>
    </li>
  )
  const known = sortedLocations((groups.rows ?? []).filter(isLocation), language)
  return (
    <div className={styles.list}>
      <ul>
        {everywhere && link({ label: text('swap.all'), path: pathOf(undefined) })}
        {mine && link({ label: text('swap.mine'), path: pathOf({ locationtype: 'mine', location: MINE }) })}
      </ul>
      {kinds.map((type) => {
        const places = known.filter((place) => place.group_type === type)
        if (places.length === 0) return null
        return (
          <section key={type}>
            <h3 className={styles.heading}>{text(`swap.${type}`)}</h3>
            <ul>
              {places.map(({ code, description, machines }) =>
                link({
                  label: description || code,
                  path: pathOf({ locationtype: type, location: code }),
                  count: machines,
                }),
              )}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
