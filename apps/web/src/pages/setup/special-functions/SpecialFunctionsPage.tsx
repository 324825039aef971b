import type { MachineFunctionsRow } from '@takt/domain/machines/model/machine-functions.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { SearchField } from '@takt/ui/field/SearchField.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { FunctionPanel } from './FunctionPanel.tsx'
import { MachineTable } from './MachineTable.tsx'
import styles from './SpecialFunctionsPage.module.css'
import { useChosenMachine } from './use-chosen-machine.ts'

const none: readonly MachineFunctionsRow[] = []

/** Which machine has which special function: an administrator switches them on and off. */
export default function SpecialFunctionsPage() {
  const text = useText()
  const phone = usePhone()
  const load = useLoad('get_machine_functions', {})
  const [search, setSearch] = useState('')
  const all = load.rows ?? none
  const shown = useMemo(() => all.filter((row) => isNamed(row, search)), [all, search])
  const { machine_id, choose } = useChosenMachine()
  const chosen = all.find((row) => row.machine_id === machine_id)
  // Too narrow for both: the chosen machine takes the place of the list.
  const alone = phone && chosen !== undefined
  return (
    <PageFrame
      layout="screen"
      title={text('title.special-functions')}
      back={to('admin')}
      about={load.rows && text('functions.count', { count: shown.length })}
      load={load}
      failed={text('functions.failed')}
      tools={
        !alone && (
          <SearchField
            className={styles.search}
            label={text('functions.find-machine')}
            placeholder={text('functions.find-machine')}
            clearLabel={text('shell.clear-search')}
            value={search}
            onValueChange={setSearch}
          />
        )
      }
    >
      <div className={classNames(styles.content, phone && styles.phone)}>
        {!alone && (
          <MachineTable
            className={styles.machines}
            rows={shown}
            chosen={chosen?.machine_id ?? null}
            onChoose={choose}
            empty={
              all.length === 0 ? (
                <EmptyState title={text('functions.empty')} />
              ) : (
                <EmptyState
                  title={text('functions.no-machine', { search: search.trim() })}
                  text={text('functions.clear')}
                />
              )
            }
          />
        )}
        {chosen ? (
          <FunctionPanel
            key={chosen.machine_id}
            row={chosen}
            takeFocus={phone}
            onReload={load.reload}
            onClose={() => choose(null)}
          />
        ) : (
          !phone && <EmptyState title={text('functions.choose')} text={text('functions.choose-text')} />
        )}
      </div>
    </PageFrame>
  )
}

function isNamed({ machine_id, machine_description, department }: MachineFunctionsRow, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [machine_id, machine_description, department].some((word) => word.toLowerCase().includes(wanted))
}
