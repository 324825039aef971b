import {
  firstTurn,
  pageOf,
  type Rotation,
  secondsLeft,
  spentShare,
  type Turn,
  turn,
} from '@takt/domain/dashboards/boards/rotation.ts'
import type { WallBoard } from '@takt/domain/ground/model/wall-boards.ts'
import { useCallback, useEffect, useReducer } from 'react'

const TICK_MS = 1000

/** The board that is shown, led on by time, keys and buttons. */
export function useRotation(boards: readonly WallBoard[]) {
  const [rotation, go] = useReducer((now: Rotation, given: Turn) => turn(now, given, boards), firstTurn)
  useEffect(() => {
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      go({ do: 'pass', ms: now - last })
      last = now
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const given = turnOf(event)
      if (!given) return
      event.preventDefault()
      go(given)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  const onPages = useCallback((pages: number) => go({ do: 'pages', pages }), [])
  // A link may be changed to fewer boards while the last one is shown.
  const at = rotation.at % boards.length
  return {
    shown: boards[at] as WallBoard,
    page: pageOf(rotation, boards),
    pages: rotation.pages,
    paused: rotation.paused,
    share: spentShare(rotation, boards),
    left: secondsLeft(rotation, boards),
    go,
    onPages,
  }
}

/** Where somebody types or chooses, keys mean what they always do; a button that was pressed goes on being pressed by the space bar. */
function turnOf({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): Turn | undefined {
  const within = (what: string) => target instanceof Element && target.closest(what) !== null
  if (altKey || ctrlKey || metaKey || within('input, textarea, [role="dialog"], [role="menu"]')) return undefined
  if (key === 'ArrowRight') return { do: 'step', by: 1 }
  if (key === 'ArrowLeft') return { do: 'step', by: -1 }
  return key === ' ' && !within('button, a') ? { do: 'pause' } : undefined
}
