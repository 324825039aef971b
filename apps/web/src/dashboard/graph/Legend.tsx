import { isRound } from '@takt/domain/dashboards/graph-scale.ts'
import { useRef } from 'react'
import { fitFont, type TooLarge, useFit } from '../text/fit-font.ts'
import { type GraphPart, sliceColors } from './graph-part.ts'
import styles from './Legend.module.css'

const LEAST_PIXELS = 9

/**
 * What each colour is. Slices are told apart by category, everything else by series. Names that have no room are written
 * smaller; those that have none at the least size are counted instead of cut.
 */
export function Legend({ config, data, label, cut }: GraphPart) {
  const names = useRef<HTMLUListElement>(null)
  useFit(names, fitNames)
  const entries =
    isRound(config.graphType) && data.series.length > 0
      ? slicesOf({ data, label })
      : data.series.map(({ name, color }) => ({ name, color }))
  return (
    <div className={styles.legend} aria-hidden="true">
      <ul ref={names} className={styles.names}>
        {entries.map(({ name, color }) => (
          <li key={name} title={cut(name) === name ? undefined : name}>
            <span className={styles.swatch} style={{ backgroundColor: color }} />
            {cut(name)}
          </li>
        ))}
        <li className={styles.more} />
      </ul>
    </div>
  )
}

/** Only a circle has few enough categories: colours to tell a thousand days of a line apart take minutes to find. */
function slicesOf({ data, label }: Pick<GraphPart, 'data' | 'label'>) {
  const colors = sliceColors({ data, label })
  return data.categories.map((_, at) => ({ name: label(at).whole, color: colors[at] ?? '' }))
}

const over: TooLarge = (names) => {
  const box = names.parentElement as HTMLElement
  return Math.max(names.scrollHeight / box.clientHeight, names.scrollWidth / box.clientWidth)
}

function fitNames(names: HTMLElement): void {
  const entries = [...names.children] as HTMLElement[]
  const more = entries.pop() as HTMLElement
  for (const entry of entries) entry.hidden = false
  delete more.dataset.more
  fitFont(names, over, LEAST_PIXELS)
  for (let shown = entries.length - 1; shown > 0 && over(names) > 1; shown -= 1) {
    ;(entries[shown] as HTMLElement).hidden = true
    more.dataset.more = `+${entries.length - shown}`
  }
}
