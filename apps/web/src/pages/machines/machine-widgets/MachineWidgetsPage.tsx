import { groupMachines, orderMachines } from '@takt/domain/machines/overview/widget-order.ts'
import type { WidgetSettings } from '@takt/domain/machines/overview/widget-settings.ts'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { useState } from 'react'
import { select, selection, useSelection } from '../../../data/chosen/selection.ts'
import { useWidgetSettings } from '../../../data/dashboards/widget-settings.ts'
import { useMachineKeys } from '../../../data/machines/use-machine-keys.ts'
import { useMachinesNow } from '../../../data/machines/use-machines-now.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { CardsFrame } from '../../../parts/cards-frame/CardsFrame.tsx'
import { notify } from '../../../parts/notices.ts'
import { usePlace } from '../../../routes/place.ts'
import { CardGroups } from './CardGroups.tsx'
import styles from './MachineWidgetsPage.module.css'
import { WidgetCard } from './WidgetCard.tsx'
import { WidgetTools } from './WidgetTools.tsx'

const OrderingDialog = lazy(() => import('./OrderingDialog.tsx'))

export default function MachineWidgetsPage() {
  const text = useText()
  const language = useLanguage()
  const keys = useMachineKeys(usePlace())
  const now = useMachinesNow(keys)
  const { settings, ready, change } = useWidgetSettings()
  const [advanced, setAdvanced] = useState(false)
  const chosen = useSelection()
  const selected = chosen?.kind === 'machine' ? chosen.of.machine_id : null
  const ordered = orderMachines(now, settings, language)
  const groups = settings.groupBy
    ? groupMachines(ordered, settings.groupByTerm, language)
    : [{ code: '', description: '', machines: ordered }]
  const set = async (part: Partial<WidgetSettings>) => {
    const failure = await change(part)
    if (failure) notify.failure(failure.message)
  }
  return (
    <CardsFrame
      heading={text('title.machine-widgets')}
      count={keys.length}
      ready={ready}
      tools={
        <WidgetTools settings={settings} onChange={(part) => void set(part)} onAdvanced={() => setAdvanced(true)} />
      }
    >
      <CardGroups
        groups={groups}
        cards={({ machines }) => (
          <ul className={styles.cards}>
            {machines.map(({ machine_id }) => (
              <WidgetCard
                key={machine_id}
                machine_id={machine_id}
                headerStyle={settings.headerStyle}
                selected={machine_id === selected}
                onSelect={toggle}
              />
            ))}
          </ul>
        )}
      />
      {advanced && (
        <OrderingDialog
          open
          machines={now}
          settings={settings}
          onClose={() => setAdvanced(false)}
          onApply={async (ordering) => {
            await set(ordering)
            setAdvanced(false)
          }}
        />
      )}
    </CardsFrame>
  )
}

/** The chosen card again takes the choice back, and the bar with it. */
function toggle(machine_id: string): void {
  const chosen = selection()
  const again = chosen?.kind === 'machine' && chosen.of.machine_id === machine_id
  select(again ? null : { kind: 'machine', of: { machine_id } })
}
