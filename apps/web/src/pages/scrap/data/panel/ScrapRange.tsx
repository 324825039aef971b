import { scrapRange, untouched, wishOf } from '@takt/domain/scrap/scrap-range.ts'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { useText } from '../../../../data/words/use-text.ts'
import type { View } from '../analysis/use-view.ts'
import { Filter } from './Filter.tsx'
import styles from './FilterPanel.module.css'

/** From how many scrapped pieces on, and up to how many, a record counts. */
export function ScrapRange({ view, largest }: { readonly view: View; readonly largest: number | undefined }) {
  const text = useText()
  const { draft } = view
  const wish = draft.query.scrap_qty ?? untouched
  const range = scrapRange(wish, largest)
  const change = (next: { min?: number | null; max?: number | null }) => {
    const min = next.min ?? range.min
    const max = next.max ?? range.max
    view.filter({ ...draft, query: { ...draft.query, scrap_qty: wishOf({ ...range, min, max }) } })
  }
  const labels = { decreaseLabel: text('analysis.less'), increaseLabel: text('analysis.more') }
  const bounds = { min: range.least, max: range.most }
  return (
    <Filter title={text('analysis.by.scrap_qty')} on={wish.min === null && wish.max === null ? 0 : 1}>
      <div className={styles.range}>
        <NumberField
          label={text('analysis.at-least')}
          {...labels}
          {...bounds}
          value={range.min}
          onValueChange={(min) => change({ min: min ?? range.least })}
        />
        <NumberField
          label={text('analysis.at-most')}
          {...labels}
          {...bounds}
          value={range.max}
          onValueChange={(max) => change({ max: max ?? range.most })}
        />
      </div>
    </Filter>
  )
}
