import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { manning } from '@takt/domain/people/manning.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { preloadPage } from '../../../routes/preload-page.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import styles from './SignedIn.module.css'

/** Who is at the machine now; coming and going is a page of its own. */
export function SignedIn({ machine }: { machine: Machine }) {
  const text = useText()
  const number = useNumber()
  const go = useGo()
  const { machine_id } = machine
  const { rows, error, reload } = useLoad('get_employees_at_machine', { machine_id }, { reloadOn: ['MachineChanged'] })
  const page = to('signedIn', { machine: machine_id })
  return (
    <Card
      title={
        <>
          {text('people.heading')}{' '}
          {rows && rows.length > 0 && (
            <span className={styles.manning}>{text('people.manning', { count: number(manning(rows)) })}</span>
          )}
        </>
      }
      actions={
        <Button onPointerDown={() => preloadPage(page)} onClick={() => go(page)}>
          {text('people.show')}
        </Button>
      }
    >
      {error && !rows ? (
        <ErrorState
          message={text('people.failed')}
          detail={error.message}
          retryLabel={text('shell.retry')}
          onRetry={() => void reload()}
        />
      ) : rows === undefined ? (
        <Skeleton lines={1} height={24} />
      ) : rows.length === 0 ? (
        <p className={styles.none}>{text('people.none')}</p>
      ) : (
        <ul className={styles.people}>
          {rows.map((person) => (
            <li key={person.employee_number}>
              <UserIcon size={20} />
              {person.employee_name}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
