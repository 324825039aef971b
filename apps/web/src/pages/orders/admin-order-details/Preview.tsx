import type { PanelLayout } from '@takt/domain/setup/order-layout.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useDeferredValue, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { OrderPanels } from '../../../parts/order-details/OrderPanels.tsx'
import styles from './OrderDetailSettings.module.css'

/** A real order as it would be shown, before anything is saved. */
export function Preview({ layout }: { layout: readonly PanelLayout[] }) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const card_no = useDeferredValue(typed.trim())
  const running = useLoad('get_machines', {}).rows?.find((machine) => machine.card_no !== '')
  const shown = card_no === '' ? (running?.card_no ?? '') : card_no
  return (
    <section className={styles.preview} aria-label={text('side-menu.preview')}>
      <SearchField
        label={text('order-layout.card')}
        hideLabel={false}
        placeholder={running?.card_no ?? ''}
        clearLabel={text('shell.clear-search')}
        maxLength={40}
        value={typed}
        onValueChange={setTyped}
      />
      {shown === '' ? <EmptyState title={text('order-layout.choose')} /> : <OfCard card_no={shown} layout={layout} />}
    </section>
  )
}

function OfCard({ card_no, layout }: { card_no: string; layout: readonly PanelLayout[] }) {
  const text = useText()
  const found = useLoad('get_machines_for_card', { card_no })
  const machine_id = found.rows?.[0]?.machine_id ?? ''
  const load = useLoad('get_order_details', { machine_id, card_no }, { enabled: machine_id !== '' })
  const details = load.rows?.[0]
  if (details) return <OrderPanels details={details} layout={layout} />
  if (found.loading || load.loading) return <LoadingState label={text('shell.loading')} />
  return <EmptyState title={text('order-layout.unknown', { card: card_no })} />
}
