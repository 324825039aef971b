import { lateChoice, lateChoices } from '@takt/domain/orders/orders-at-risk.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useWidgetSettings } from '../../../data/dashboards/widget-settings.ts'
import { useMachineKeys } from '../../../data/machines/use-machine-keys.ts'
import { useText } from '../../../data/words/use-text.ts'
import { CardsFrame } from '../../../parts/cards-frame/CardsFrame.tsx'
import { notify } from '../../../parts/notices.ts'
import { usePlace } from '../../../routes/place.ts'
import styles from './LateOrdersPage.module.css'
import { NotBegun } from './NotBegun.tsx'
import { RunningLate } from './RunningLate.tsx'
import { useLateChoice } from './use-late-choice.ts'
import { useRunningLate } from './use-running-late.ts'

/** All that is late or at risk, by the rule of the boards and the hand-over, in three choices with their counts. */
export default function LateOrdersPage() {
  const text = useText()
  const place = usePlace()
  const keys = useMachineKeys(place)
  const { settings, ready, change } = useWidgetSettings()
  const { chosen, choose } = useLateChoice()
  const load = useRunningLate(place, keys)
  const of = (choice: typeof chosen) => load.rows?.filter((order) => lateChoice(order) === choice)
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
        chosen === 'not-begun' && (
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
        )
      }
    >
      <Segmented
        className={styles.choices}
        label={text('late.which')}
        value={chosen}
        onValueChange={choose}
        options={lateChoices.map((value) => ({
          value,
          label: [text(`late.choice.${value}`), of(value)?.length].filter((part) => part !== undefined).join(' · '),
        }))}
      />
      {chosen === 'not-begun' ? (
        <NotBegun keys={keys} settings={settings} />
      ) : (
        <RunningLate load={load} rows={of(chosen)} choice={chosen} />
      )}
    </CardsFrame>
  )
}
