import { Button } from '@takt/ui/button/Button.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { useState } from 'react'
import { useText } from '../data/words/use-text.ts'

const EmployeeList = lazy(() => import('./EmployeeList.tsx'))

interface PickEmployeeProps {
  /** The number of before is being looked up. */
  readonly checking?: boolean
  onPick(employee_number: string): void
}

/** For whoever does not know the number by heart: everybody by name, beside the field that takes it. */
export function PickEmployee({ checking = false, onPick }: PickEmployeeProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UserIcon />} disabled={checking} onClick={() => setOpen(true)}>
        {text('people.pick')}
      </Button>
      {open && (
        <EmployeeList
          onClose={() => setOpen(false)}
          onPick={(number) => {
            setOpen(false)
            onPick(number)
          }}
        />
      )}
    </>
  )
}
