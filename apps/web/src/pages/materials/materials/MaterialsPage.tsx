import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useEffect } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { type MaterialLine, type Selection, select, useSelection } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useChosenRows } from '../../../parts/order-list/use-chosen-rows.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteName, useRouteParams } from '../../../routes/use-route-params.ts'
import { MaterialOrder } from './MaterialOrder.tsx'
import styles from './Materials.module.css'
import { useMaterialColumns } from './use-material-columns.tsx'
import { type MaterialsOf, useMaterialLines } from './use-material-lines.ts'

const titles = {
  materials: 'title.materials',
  materialsPlanned: 'title.materials-planned',
  materialsFinished: 'title.materials-finished',
  materialsCombined: 'title.materials-combined',
} as const satisfies Record<MaterialsOf, string>
const pages = [
  ['materials', 'materials.of-running'],
  ['materialsPlanned', 'materials.of-planned'],
  ['materialsFinished', 'materials.of-finished'],
  ['materialsCombined', 'materials.of-all'],
] as const

const routes = ['materials', 'materialsPlanned', 'materialsFinished', 'materialsCombined'] as const
const none: readonly MaterialLine[] = []
const keyOf = ({ card_no, material_no, line_no }: MaterialLine) => `${card_no} ${material_no} ${line_no}`

/** Material lines of the running order, of a planned or finished one, or of all orders together. */
export default function MaterialsPage() {
  const text = useText()
  const go = useGo()
  const { machine: machine_id } = useRouteParams(...routes)
  const of: MaterialsOf = useRouteName(...routes)
  const touch = useLoad('get_touch_config_for_machine', { machine_id })
  const menu = (touch.rows?.[0] ?? touchConfig(machine_id, null)).material_menu === 1
  const { load, lines, orders, card_no, chooseCard } = useMaterialLines(machine_id, of)
  const columns = useMaterialColumns({ combined: of === 'materialsCombined' })
  const onDone = () => void load.reload()
  const { keys, toggle } = useChosenRows({
    rows: lines,
    chosen: linesOf(useSelection()),
    keyOf,
    choose: (chosen) =>
      select(chosen.length === 0 ? null : { kind: 'materials', of: { machine_id, lines: chosen, menu, onDone } }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines of another order are not chosen
  useEffect(() => () => select(null), [of, card_no, machine_id])
  const count = lines && text('materials.count', { count: lines.length })
  return (
    <PageFrame
      layout="list"
      title={text(titles[of])}
      about={[machine_id, count].filter(Boolean).join(' · ')}
      back={to('machine', { machine: machine_id })}
      load={load}
      failed={text('materials.failed')}
    >
      <div className={styles.head}>
        <Segmented
          label={text('orders.materials')}
          value={of}
          onValueChange={(page) => go(to(page, { machine: machine_id }), { replace: true })}
          options={pages.map(([value, label]) => ({ value, label: text(label) }))}
        />
        {orders && <MaterialOrder orders={orders} card_no={card_no} onChoose={chooseCard} />}
      </div>
      <DataTable
        label={text(titles[of])}
        columns={columns}
        rows={lines ?? none}
        rowKey={keyOf}
        selectedKeys={keys}
        onSelect={toggle}
        empty={
          card_no === '' && of !== 'materialsCombined' ? (
            <EmptyState title={text('materials.no-order')} text={text('materials.no-order-text')} />
          ) : (
            <EmptyState title={text('materials.none')} />
          )
        }
      />
    </PageFrame>
  )
}

function linesOf(chosen: Selection | null): readonly MaterialLine[] {
  return chosen?.kind === 'materials' ? chosen.of.lines : none
}
