import { lateCards } from '@takt/domain/machines/overview/late-cards.ts'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { machines } from '../../../data/machines/machines.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { LateCardButton } from './LateCardButton.tsx'
import styles from './LateOrdersPage.module.css'
import { useLateOrders } from './use-late-orders.ts'

const LateOrdersDialog = lazy(() => import('./LateOrdersDialog.tsx'))

interface NotBegunProps {
  readonly keys: readonly string[]
  readonly settings: Parameters<typeof lateCards>[1]
}

/** What should have begun before today and has not, a card for each machine. */
export function NotBegun({ keys, settings }: NotBegunProps) {
  const text = useText()
  const language = useLanguage()
  const late = useLateOrders(keys)
  const [opened, setOpened] = useState<{ machine_id: string; open: boolean } | null>(null)
  const cards = lateCards(
    keys.map((machine_id) => ({ machine_id, load: late.of(machine_id).load })),
    settings,
    language,
  )
  if (cards.length === 0) return <EmptyState title={text('late.nothing-late')} />
  return (
    <>
      <ul className={styles.cards}>
        {cards.map(({ machine_id, load }) => {
          const machine = machines.get(machine_id)
          return (
            machine && (
              <LateCardButton
                key={machine_id}
                machine={machine}
                load={load}
                orders={late.of(machine_id).orders}
                onOpen={() => setOpened({ machine_id, open: true })}
                onRetry={() => late.again(machine_id)}
              />
            )
          )
        })}
      </ul>
      {opened && (
        <LateOrdersDialog
          {...opened}
          orders={late.of(opened.machine_id).orders}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      )}
    </>
  )
}
