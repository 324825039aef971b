import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { isImplausible } from '@takt/domain/machines/oee/plausible.ts'
import type { OrderDetails } from '@takt/domain/orders/model/order-details.ts'
import { type PanelLayout, readOrderLayout } from '@takt/domain/setup/order-layout.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { StateTag } from '@takt/ui/state/StateTag.tsx'
import { useLoad } from '../../data/call/use-load.ts'
import { useSession } from '../../data/session/session.ts'
import { useNumber } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { FactList } from './FactList.tsx'
import { FigureNote } from './FigureNote.tsx'
import { fieldNames } from './field-names.ts'
import { LightTag } from './Light.tsx'
import { materialFacts } from './material-facts.ts'
import styles from './OrderPanels.module.css'
import { panelNames } from './panel-names.ts'
import { useFactorLights, useOrderLights } from './use-order-lights.ts'
import { useOrderValues } from './use-order-values.ts'

interface OrderPanelsProps {
  details: OrderDetails
  /** In place of the company's own, while somebody arranges it. */
  layout?: readonly PanelLayout[]
}

/** All that is known of an order: its head, and seven panels each with its traffic light, as the company wants them. */
export function OrderPanels({ details, layout }: OrderPanelsProps) {
  const text = useText()
  const stored = readOrderLayout(settingValues(useSession().company_settings).orderDetails)
  const { machine_id, card_no, work_order_no, op_number } = details
  const pallets = useLoad('get_pallet_history', { card_no }, { reloadOn: ['PalletsChanged'] })
  const materials = useLoad(
    'get_material_scrap_history',
    { workOrderNumber: work_order_no, operationNumber: op_number, machineId: machine_id },
    { enabled: work_order_no !== '' && op_number !== '', reloadOn: ['OrderChanged'] },
  )
  const number = useNumber()
  const values = useOrderValues(details, pallets.rows)
  const lights = useOrderLights(details, pallets.rows)
  const factors = useFactorLights(details)
  return (
    <div className={styles.cards}>
      {shown(layout ?? stored).map(({ panel, fields }) => (
        <Card
          key={panel}
          title={text(panelNames[panel])}
          actions={
            panel === 'order' ? (
              <OrderState details={details} />
            ) : (
              <LightTag light={lights[panel]} check={panel === 'oee' && isImplausible(details.tak)} />
            )
          }
        >
          <FactList
            large={panel === 'oee'}
            {...(panel === 'materials' && materials.rows && { none: text('details.no-materials') })}
            facts={
              panel === 'materials'
                ? materialFacts(materials.rows, number)
                : shown(fields).map(({ key }) => ({
                    name: text(fieldNames[key]),
                    value: values[key],
                    light: factors[key],
                  }))
            }
          />
          {panel === 'oee' && (
            <FigureNote
              className={styles.hint}
              of={{ a_percent: details.a_percent, oee: details.tak }}
              part={details.part_no}
            />
          )}
        </Card>
      ))}
    </div>
  )
}

function shown<Item extends { readonly visible: boolean }>(items: readonly Item[]): readonly Item[] {
  return items.filter(({ visible }) => visible)
}

function OrderState({ details }: { details: OrderDetails }) {
  const text = useText()
  if (details.is_running === 1) return <StateTag tone="running" label={text('details.running')} size="s" />
  if (details.cancelled === 1) return <span>{text('orders.cancelled')}</span>
  return <span>{text(details.stop_date === '' ? 'details.planned' : 'details.ended')}</span>
}
