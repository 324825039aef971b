import { useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { Wall } from './Wall.tsx'

/** What a wall link shows. */
export default function IsolatedBoardsPage() {
  const { wall_boards } = useSession()
  const place = useMemo(
    () => ({ locationtype: wall_boards?.locationtype ?? '', location: wall_boards?.location ?? '' }),
    [wall_boards?.locationtype, wall_boards?.location],
  )
  return wall_boards === undefined ? null : <Wall boards={wall_boards.boards} place={place} />
}
