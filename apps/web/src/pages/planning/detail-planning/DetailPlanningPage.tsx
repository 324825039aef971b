import type { PlanningMachine } from '@takt/domain/planning/model/bundle.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { BundleColumns } from './BundleColumns.tsx'
import styles from './DetailPlanningPage.module.css'
import { UnbundledOrders } from './UnbundledOrders.tsx'
import { usePlan } from './use-plan.ts'

const none: readonly PlanningMachine[] = []

/** The plan of one category of machines: bundles machine by machine, and the orders that are in none. */
export default function DetailPlanningPage() {
  const text = useText()
  const go = useGo()
  const { category, machine } = useRouteParams('detailPlanning', 'machineDetailPlanning')
  const plan = usePlan(category)
  const categories = useLoad('get_categories', {})
  const [search, setSearch] = useState('')
  const machines = plan.machines ?? none
  const open = (next: string) =>
    go(
      machine === undefined
        ? to('detailPlanning', { category: next })
        : to('machineDetailPlanning', { machine, category: next }),
    )
  return (
    <PageFrame
      layout="screen"
      title={text('title.detail-planning')}
      about={plan.bundles && text('planning.bundles', { count: plan.bundles.length })}
      back={machine === undefined ? undefined : to('machine', { machine })}
      load={plan.load}
      failed={text('planning.failed')}
      tools={
        <div className={styles.tools}>
          <SelectField
            className={styles.category}
            label={text('planning.category')}
            hideLabel
            placeholder={text('planning.category')}
            value={category}
            options={(categories.rows ?? []).map(({ code, description }) => ({ value: code, label: description }))}
            onValueChange={open}
          />
          <SearchField
            className={styles.search}
            label={text('planning.find')}
            placeholder={text('planning.find')}
            clearLabel={text('shell.clear-search')}
            value={search}
            onValueChange={setSearch}
          />
        </div>
      }
    >
      {machines.length === 0 ? (
        <EmptyState title={text('planning.no-machines')} />
      ) : (
        <>
          <BundleColumns machines={machines} bundles={plan.bundles} onChanged={plan.load.reload} />
          <UnbundledOrders machines={machines} orders={plan.orders} search={search} onChanged={plan.load.reload} />
        </>
      )}
    </PageFrame>
  )
}
