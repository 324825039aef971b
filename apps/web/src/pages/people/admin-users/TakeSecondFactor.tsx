import { call } from '../../../data/call/call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RemoveButton } from '../../../parts/form/RemoveButton.tsx'
import type { UserRow } from './user-row.ts'

interface TakeSecondFactorProps {
  user: UserRow
  onTaken: () => Promise<void>
  onClose: () => void
}

/** For who has lost phone and recovery codes. One's own is turned off on the account page. */
export function TakeSecondFactor({ user, onTaken, onClose }: TakeSecondFactorProps) {
  const text = useText()
  const { username } = useSession()
  if (user.username === username) return null
  return (
    <RemoveButton
      removes="take_second_factor"
      given={{ user_id: user.user_id, beyond_own: user.beyond_own }}
      label={text('users.take-factor')}
      title={text('users.take-factor-title', { user: user.username })}
      message={text('users.take-factor-text')}
      onRemove={async () => {
        await call('take_second_factor', { user_id: user.user_id })
        return text('users.factor-taken', { user: user.username })
      }}
      onRemoved={onTaken}
      onClose={onClose}
    />
  )
}
