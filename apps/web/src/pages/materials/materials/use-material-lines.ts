import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { takeChosenOrder } from '../../../data/chosen/chosen-order.ts'
import type { MaterialLine } from '../../../data/chosen/selection.ts'
import type { PageLoad } from '../../../parts/page-frame/PageFrame.tsx'

/** Of which orders; the names of the routes. */
export type MaterialsOf = 'materials' | 'materialsPlanned' | 'materialsFinished' | 'materialsCombined'

export interface OrderOfMaterials {
  readonly card_no: string
  readonly work_order_no: string
  readonly part_no: string
}

interface Lines {
  readonly load: PageLoad
  readonly lines: readonly MaterialLine[] | undefined
  /** Those that can be shown; undefined where all are shown together. */
  readonly orders: readonly OrderOfMaterials[] | undefined
  readonly card_no: string
  chooseCard(card_no: string): void
}

/** The lines of one order, or of all; the order is the one that was selected before, else the first. */
export function useMaterialLines(machine_id: string, of: MaterialsOf): Lines {
  const [chosen, setChosen] = useState(() => takeChosenOrder(machine_id) ?? '')
  const reloadOn = ['OrderChanged' as const]
  const started = useLoad(
    'get_running_and_finished_orders',
    { machine_id },
    { enabled: of === 'materials' || of === 'materialsFinished', reloadOn },
  )
  const planned = useLoad('get_planned_orders', { machine_id }, { enabled: of === 'materialsPlanned', reloadOn })
  const all = useLoad('get_combined_materials', { machine_id }, { enabled: of === 'materialsCombined', reloadOn })
  const orders = useMemo((): readonly OrderOfMaterials[] | undefined => {
    if (of === 'materialsPlanned') return planned.rows
    return started.rows?.filter(({ status }) => (status === 'Running') === (of === 'materials'))
  }, [of, planned.rows, started.rows])
  const card_no = (orders?.find((order) => order.card_no === chosen) ?? orders?.[0])?.card_no ?? ''
  const one = useLoad('get_materials', { machine_id, card_no }, { enabled: card_no !== '', reloadOn })
  const lines = useMemo((): readonly MaterialLine[] | undefined => {
    if (of === 'materialsCombined') return all.rows?.map((row) => ({ ...row, line_no: 0 }))
    if (orders !== undefined && card_no === '') return []
    return one.rows?.map((row) => ({
      card_no,
      line_no: row.lineNo,
      material_no: row.materialNo,
      material_desc: row.materialDesc,
      unit: row.materialUnit,
      planned: row.materialPlannedQty,
      used: row.materialUsedQty,
      balance: row.materialBalance,
    }))
  }, [of, all.rows, orders, card_no, one.rows])
  const list = of === 'materialsPlanned' ? planned : started
  const source = of === 'materialsCombined' ? all : orders === undefined ? list : one
  return {
    load: { rows: lines, error: source.error, updatedAt: source.updatedAt, reload: source.reload },
    lines,
    orders: of === 'materialsCombined' ? undefined : orders,
    card_no,
    chooseCard: setChosen,
  }
}
