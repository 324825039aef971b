import { Button } from '@takt/ui/button/Button.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { useMachine } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { TileSection } from '../../../parts/link-tile/TileSection.tsx'
import { MachineCardBody } from '../../../parts/machine-card/MachineCardBody.tsx'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import styles from './HomePage.module.css'

/** Undefined while the list is loading. */
export function MyMachines({ ids }: { ids: readonly string[] | undefined }) {
  const text = useText()
  const go = useGo()
  return (
    <TileSection title={text('machines.favourites-title')}>
      {ids === undefined ? (
        <div className={styles.machines} aria-busy="true">
          <Skeleton height={150} />
        </div>
      ) : ids.length === 0 ? (
        <p className={styles.none}>
          {text('machines.empty-mine')}
          <Button onClick={() => go(to('machinesIn', { locationtype: 'mine', location: 'all' }))}>
            {text('machines.choose-favourites')}
          </Button>
        </p>
      ) : (
        <ul className={styles.machines}>
          {ids.map((machine_id) => (
            <MachineTile key={machine_id} machine_id={machine_id} />
          ))}
        </ul>
      )}
    </TileSection>
  )
}

function MachineTile({ machine_id }: { machine_id: string }) {
  const machine = useMachine(machine_id)
  if (!machine) return null
  return (
    <li>
      <AppLink className={styles.machine} to={to('machine', { machine: machine_id })}>
        <MachineCardBody machine={machine} />
      </AppLink>
    </li>
  )
}
