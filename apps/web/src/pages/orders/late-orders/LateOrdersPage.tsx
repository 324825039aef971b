import { lateCards } from '@takt/domain/machines/overview/late-cards.ts'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useState } from 'react'
import { useWidgetSettings } from '../../../data/dashboards/widget-settings.ts'
import { machines } from '../../../data/machines/machines.ts'
import { useMachineKeys } from '../../../data/machines/use-machine-keys.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { CardsFrame } from '../../../parts/cards-frame/CardsFrame.tsx'
import { notify } from '../../../parts/notices.ts'
import { usePlace } from '../../../routes/place.ts'
import { LateCardButton } from './LateCardButton.tsx'
import styles from './LateOrdersPage.module.css'
import { useLateOrders } from './use-late-orders.ts'

const LateOrdersDialog = lazy(() => import('./LateOrdersDialog.tsx'))

export default function LateOrdersPage() {
  const text = useText()
  const language = useLanguage()
  const keys = useMachineKeys(usePlace())
  const late = useLateOrders(keys)
  const { settings, ready, change } = useWidgetSettings()
  const [opened, setOpened] = useState<{ machine_id: string; open: boolean } | null>(null)
  const cards = lateCards(
    keys.map((machine_id) => ({ machine_id, load: late.of(machine_id).load })),
    settings,
    language,
  )
  const set = async (part: Parameters<typeof change>[0]) => {
    const failure = await change(part)
    if (failure) notify.failure(failure.message)
  }
  return (
    <CardsFrame
      heading={text('title.late-orders')}
      count={keys.length}
      ready={ready}
      tools={
        <>
          <Switch
            switchAt="start"
            label={text('late.order-by-count')}
            checked={settings.orderOnNumberOfLateOrder}
            onCheckedChange={(on) => void set({ orderOnNumberOfLateOrder: on })}
          />
          <Switch
            switchAt="start"
            label={text('late.only-late')}
            checked={settings.showOnlyMachinesWithLateorder}
            onCheckedChange={(on) => void set({ showOnlyMachinesWithLateorder: on })}
          />
        </>
      }
    >
      {cards.length === 0 ? (
        <EmptyState title={text('late.nothing-late')} />
      ) : (
        <ul className={styles.cards}>
          {cards.map(({ machine_id, load }) => {
            const machine = machines.get(machine_id)
            return (
              machine && (
                <LateCardButton
                  key={machine_id}
                  machine={machine}
                  load={load}
                  onOpen={() => setOpened({ machine_id, open: true })}
                  onRetry={() => late.again(machine_id)}
                />
              )
            )
          })}
        </ul>
      )}
      {opened && (
        <LateOrdersDialog
          {...opened}
          orders={late.of(opened.machine_id).orders}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      )}
    </CardsFrame>
  )
}
