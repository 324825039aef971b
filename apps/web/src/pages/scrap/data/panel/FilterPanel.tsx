import { countFilters } from '@takt/domain/scrap/analysis/view-config.ts'
import { Tabs } from '@takt/ui/tabs/Tabs.tsx'
import { useState } from 'react'
import { useText } from '../../../../data/words/use-text.ts'
import { FilterLists } from './FilterLists.tsx'
import styles from './FilterPanel.module.css'
import { GroupByField } from './GroupByField.tsx'
import { PanelSettings } from './PanelSettings.tsx'
import type { PanelProps } from './panel-props.ts'
import { SavedViews } from './SavedViews.tsx'
import { UpdateButton } from './UpdateButton.tsx'

/** Beside the charts: what is looked at, saved views, and the panel's own settings. */
export function FilterPanel(props: PanelProps) {
  const text = useText()
  const [tab, setTab] = useState<'filters' | 'views' | 'settings'>('filters')
  const filters = countFilters(props.view.draft)
  return (
    <aside className={styles.panel} aria-label={text('analysis.panel')}>
      <Tabs
        label={text('analysis.panel')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'filters',
            label: text('analysis.panel.filters'),
            badge: filters > 0 ? filters : undefined,
            panel: (
              <div className={styles.fields}>
                <UpdateButton view={props.view} fullWidth />
                <GroupByField {...props} />
                <FilterLists {...props} />
              </div>
            ),
          },
          { value: 'views', label: text('analysis.panel.views'), panel: <SavedViews {...props} /> },
          { value: 'settings', label: text('analysis.panel.settings'), panel: <PanelSettings {...props} /> },
        ]}
      />
    </aside>
  )
}
