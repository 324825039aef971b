import { suggestedPeople } from '@takt/domain/people/suggested-people.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import styles from './EmployeeStep.module.css'

interface SuggestedPeopleProps {
  readonly machine_id: string
  readonly checking: boolean
  onPick(employee_number: string): void
}

/** One press for whoever is signed in here: the number is still checked, and nobody is filled in unasked. */
export function SuggestedPeople({ machine_id, checking, onPick }: SuggestedPeopleProps) {
  const { device_employee, employee_number, full_name } = useSession()
  const { rows = [] } = useLoad('get_employees_at_machine', { machine_id })
  const number = device_employee || employee_number
  // A shared device's account has a name of its own, which is nobody's.
  const own = { employee_number: number, employee_name: number === employee_number ? full_name : '' }
  const people = suggestedPeople(own, rows)
  if (people.length === 0) return null
  return (
    <div className={styles.people}>
      {people.map((person) => (
        <Button
          key={person.employee_number}
          icon={<UserIcon />}
          disabled={checking}
          onClick={() => onPick(person.employee_number)}
        >
          {[person.employee_name, person.employee_number].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </div>
  )
}
