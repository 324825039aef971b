import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ClockIcon } from '@takt/ui/icon/icons.tsx'
import { lazy } from '@takt/ui/lazy/lazy.tsx'
import { useState } from 'react'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import type { BookingOf } from './BookingChangesDialog.tsx'

const Dialog = lazy(() => import('./BookingChangesDialog.tsx'))

/** Who changed this when, from what to what: behind a button, for those who confirm what others booked. */
export function BookingChanges({ of, name, size }: { of: BookingOf; name: string; size?: 'primary' }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  if (!can(useSession(), 'confirm-orders')) return null
  return (
    <>
      <Button icon={<ClockIcon />} {...(size && { size })} onClick={() => setIsOpen(true)}>
        {text('register.changes')}
      </Button>
      {isOpen && <Dialog of={of} name={name} onClose={() => setIsOpen(false)} />}
    </>
  )
}
