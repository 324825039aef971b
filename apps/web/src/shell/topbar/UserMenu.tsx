import { lazy, Suspense, useState } from 'react'
import { UserButton } from './UserButton.tsx'

const UserMenuPopover = lazy(() => import('./UserMenuPopover.tsx'))

/**
 * The menu itself comes with its first press. In the machine's bar the room is the machine's: there the name stands
 * inside the menu only.
 */
export function UserMenu({ named = true }: { named?: boolean }) {
  const [pressed, setPressed] = useState(false)
  const button = <UserButton named={named} onClick={() => setPressed(true)} />
  if (!pressed) return button
  return (
    <Suspense fallback={button}>
      <UserMenuPopover named={named} />
    </Suspense>
  )
}
