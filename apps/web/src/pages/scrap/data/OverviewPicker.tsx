import { allOverviews, type Dataset, type Overview } from '@takt/domain/scrap/analysis/datasets.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteSearch } from '../../../routes/use-route-params.ts'
import styles from './OverviewPicker.module.css'
import { overviewPath } from './overview-path.ts'

export function OverviewPicker({ dataset, overview }: { readonly dataset: Dataset; readonly overview: Overview }) {
  const text = useText()
  const go = useGo()
  const { period } = useRouteSearch('historyDay', 'cardHistory', 'historyScrap')
  const keyOf = (one: { dataset: Dataset; overview: Overview }) => `${one.dataset}/${one.overview}` as const
  return (
    <SelectField
      className={styles.picker}
      label={text('analysis.overview')}
      hideLabel
      placeholder={text('analysis.overview')}
      value={keyOf({ dataset, overview })}
      options={allOverviews.map((one) => ({
        value: keyOf(one),
        label: text(`analysis.overview.${one.dataset}.${one.overview}` as 'analysis.overview.history-scrap.overview-1'),
      }))}
      onValueChange={(key) => {
        const next = allOverviews.find((one) => keyOf(one) === key)
        if (next) go(overviewPath(next.dataset, next.overview, period))
      }}
    />
  )
}
